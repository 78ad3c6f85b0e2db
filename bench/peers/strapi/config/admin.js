// The panel is not served, so it need not be built.
module.exports = {
  serveAdminPanel: false,
  auth: { secret: 'bench-admin-secret' },
  apiToken: { salt: 'bench-api-token-salt' },
  transfer: { token: { salt: 'bench-transfer-token-salt' } },
};
