/**
 * How many bytes follow: to whom it is answered, and to the server that starts us, since Next.js drops the first
 * (`scripts/serve.mjs`).
 */
export const lengthOf = (size: number): Record<string, string> => ({
  "Content-Length": String(size),
  "X-File-Length": String(size),
});
