import { isDeepStrictEqual } from "node:util";
import * as z from "zod";

export type Json = Record<string, unknown>;

const toJson = (schema: z.ZodType, io: "input" | "output"): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return JSON.parse(JSON.stringify(json).replaceAll('"#/$defs/', '"#/components/schemas/'));
};

/** Schemas with a `meta({ id })`, referred to by name. Throws when two share one. */
export function namedSchemas() {
  const known = new Map<string, Json>();

  function name(id: string, schema: Json): Json {
    if (known.has(id) && !isDeepStrictEqual(known.get(id), schema))
      throw new TypeError(`Two schemas are called ${id}`);
    known.set(id, schema);
    return { $ref: `#/components/schemas/${id}` };
  }

  function convert(schema: z.ZodType, io: "input" | "output", own?: string) {
    const { $defs = {}, ...json } = toJson(schema, io);
    const named = $defs as Record<string, Json>;
    for (const [id, part] of Object.entries(named)) if (id !== own) name(id, part);
    return { json, named };
  }

  return {
    name,
    ofAnswer: (schema: z.ZodType): Json => convert(schema, "output").json,
    ofInput(schema: z.ZodType): { id: string | undefined; json: Json } {
      const id = z.globalRegistry.get(schema)?.id;
      const { json, named } = convert(schema, "input", id);
      return { id, json: named[id ?? ""] ?? json };
    },
    all: (): Json => Object.fromEntries([...known].sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

export type NamedSchemas = ReturnType<typeof namedSchemas>;
