import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../root.mjs";

/** Asks for another page, as an address does: what is typed belongs into it. */
const searches = ["components/lists/search-box.tsx"];

test("a form without an address of its own is a Form, which keeps what is typed out of the page's", () => {
  const bare = globSync("{app,components}/**/*.tsx", { cwd: root }).filter((file) => {
    const opened = readFileSync(join(root, file), "utf8").match(/<form\b[^>]*>?/g) ?? [];
    return opened.some((tag) => !/\b(?:action|method)=/.test(tag));
  });
  expect(bare).toEqual(searches);
});
