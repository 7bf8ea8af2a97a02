import { expect, test } from "vitest";
import { curlOf } from "./example";
import { listOperations } from "./list-operations";

const { operations } = await listOperations();

test("every operation of the document is read, with where its parameters stand", () => {
  const upload = operations.find(({ id }) => id === "post_api_load_files");
  expect(upload?.parameters).toEqual([
    {
      name: "Idempotency-Key",
      place: "header",
      schema: { type: "string", minLength: 1, maxLength: 255 },
      isRequired: false,
      type: "texto",
      note: "Cabecera.",
    },
    {
      name: "If-Match",
      place: "header",
      schema: { type: "string" },
      isRequired: false,
      type: "texto",
      note: "Cabecera.",
    },
  ]);
  const places = operations.flatMap(({ parameters }) => parameters.map(({ place }) => place));
  expect(new Set(places)).toEqual(new Set(["path", "query", "header"]));
});

test("every operation has an example call", () => {
  for (const asked of operations)
    expect(curlOf({ ...asked, base: "http://localhost", query: [] })).toContain(
      `http://localhost${asked.path.replace(/\{\w+\}/g, "1")}`,
    );
});
