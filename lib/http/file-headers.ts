/** Twice: for the client, and in a header of our own for `scripts/serve.mjs`, since Next.js drops the first. */
export const lengthOf = (size: number): Record<string, string> => ({
  "Content-Length": String(size),
  "X-File-Length": String(size),
});

export const gzipEncoding: Record<string, string> = {
  "Content-Encoding": "gzip",
  "X-File-Encoding": "gzip",
};
