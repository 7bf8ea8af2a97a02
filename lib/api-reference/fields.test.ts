import { expect, test } from "vitest";
import { bodySample, curlOf } from "./example";
import { fieldsOf, type Schema, typeOf } from "./fields";

const body: Schema = {
  type: "object",
  required: ["name", "items"],
  properties: {
    name: { type: "string", maxLength: 200 },
    notes: { type: ["string", "null"] },
    items: {
      type: "array",
      items: {
        type: "object",
        required: ["resource_id"],
        properties: {
          resource_id: { type: "integer" },
          cost: { anyOf: [{ type: "number" }, { type: "string" }] },
        },
      },
    },
  },
};

test("fields are told one a line, inner ones under their way", () => {
  expect(fieldsOf(body).map(({ name, type, isRequired }) => [name, type, isRequired])).toEqual([
    ["name", "texto", true],
    ["notes", "texto o nulo", false],
    ["items", "lista de objeto", true],
    ["items[].resource_id", "entero", true],
    ["items[].cost", "número o texto", false],
  ]);
  expect(fieldsOf(body)[0]?.note).toBe("Hasta 200 caracteres.");
});

test.each<[Schema, string]>([
  [{ const: true }, "true"],
  [{ type: "string", format: "date-time" }, "fecha y hora"],
  [{ type: "array", items: { type: "integer" } }, "lista de entero"],
  [{ anyOf: [{ type: "string" }, { type: "null" }] }, "texto o nulo"],
  [{}, "cualquiera"],
])("%j", (schema, type) => {
  expect(typeOf(schema)).toBe(type);
});

test("an example brings what is required", () => {
  expect(bodySample(body)).toEqual({ name: "texto", items: [{ resource_id: 1 }] });
  const asked = { base: "https://faena.example.com", query: [], body, isPublic: false };
  expect(curlOf({ ...asked, method: "PUT", path: "/api/partners/{partner_id}/" })).toBe(
    [
      "curl -X PUT 'https://faena.example.com/api/partners/1/' \\",
      '  -H "Authorization: Bearer $TOKEN" \\',
      "  -H 'Content-Type: application/json' \\",
      `  -d '{"name":"texto","items":[{"resource_id":1}]}'`,
    ].join("\n"),
  );
});

test("an example of an upload is a form", () => {
  const upload: Schema = {
    properties: {
      object_id: { type: "integer" },
      file: { type: "string", format: "binary" },
      note: { type: "string" },
    },
    required: ["object_id", "file"],
  };
  const asked = { base: "", query: [], body: upload, isPublic: true };
  expect(curlOf({ ...asked, method: "POST", path: "/api/load_files/" })).toBe(
    [
      "curl -X POST '/api/load_files/' \\",
      "  -F 'object_id=1' \\",
      "  -F file=@documento.pdf",
    ].join("\n"),
  );
  expect(fieldsOf(upload)[1]?.type).toBe("archivo");
});
