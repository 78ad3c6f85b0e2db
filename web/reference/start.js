/* The reference draws the document that the server gives of itself; requests are tried with a token that the reader types. */
window.SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: 0,
  filter: true,
  /* No other host is asked whether the document is valid, and the token ends with the tab. */
  validatorUrl: null,
  persistAuthorization: false,
})
