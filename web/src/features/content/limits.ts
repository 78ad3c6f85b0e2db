/** As long as the server keeps a text. */
export const longestText = 20_000
