import { registerHooks } from "node:module";

const source = `export const newNonce = () => ${JSON.stringify(Buffer.alloc(16).toString("base64"))};`;

/**
 * A browser keeps what it compiled of a script for pages of the same nonce only: with one of its own for each page, as
 * the product gives them (`scripts/doors.test.mjs`), a page of a test takes half as much work again.
 */
registerHooks({
  load: (url, context, next) =>
    url.endsWith("/scripts/nonce.mjs")
      ? { format: "module", shortCircuit: true, source }
      : next(url, context),
});
