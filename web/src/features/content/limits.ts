/** The server's limit for a text. */
export const longestText = 20_000
