/** Calls that the server does not describe yet; each leaves this file when `openapi.json` has it. */
export interface paths {
  '/api/system-settings': {
    get: {
      responses: {
        200: {
          headers: { [name: string]: unknown }
          content: {
            'application/json': {
              data: {
                teraz_front_ver: string
                now: string
                maintenance: boolean
                brand: { name: string; phone: string; email: string }
                demo?: { logins: { role: string; label: string; login: string; password: string }[] } | null
              }
            }
          }
        }
      }
    }
  }
}
