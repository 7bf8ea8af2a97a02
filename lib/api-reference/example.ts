import type { Schema } from "./fields";

const byName: [RegExp, unknown][] = [
  [/^(username|email)$/, "ana@example.com"],
  [/password/, "…"],
  [/date|fecha|period|^(from|to)$/, "2026-01-31"],
  [/business_tax_id/, "1790012345001"],
  [/cost|price|percentage/, 25.5],
  [/_id$|^id$/, 1],
];

const byType: Record<string, unknown> = { integer: 1, number: 1, boolean: true, object: {} };

function sampleOf(name: string, schema: Schema): unknown {
  const given = schema.const ?? schema.enum?.[0];
  if (given !== undefined) return given;
  if (schema.type === "array") return [sampleOf(name, schema.items ?? {})];
  const known = byName.find(([pattern]) => pattern.test(name));
  return known ? known[1] : sampleOfType(name, schema);
}

function sampleOfType(name: string, schema: Schema): unknown {
  const [first] = schema.anyOf ?? [];
  if (first) return sampleOf(name, first);
  if (schema.properties) return bodySample(schema);
  return byType[[schema.type ?? []].flat()[0] ?? ""] ?? "texto";
}

export function bodySample(schema: Schema): unknown {
  if (schema.type === "array") return [sampleOf("item", schema.items ?? {})];
  const fields = Object.entries(schema.properties ?? {});
  const required = fields.filter(([name]) => schema.required?.includes(name));
  const shown = required.length > 0 ? required : fields.slice(0, 1);
  return Object.fromEntries(shown.map(([name, field]) => [name, sampleOf(name, field)]));
}

type Asked = {
  base: string;
  method: string;
  path: string;
  query: { name: string; schema: Schema }[];
  body: Schema | null;
  isPublic: boolean;
};

const carriesFile = ({ properties }: Schema) =>
  Object.values(properties ?? {}).some(({ format }) => format === "binary");

function formSample(schema: Schema): string[] {
  return Object.entries(schema.properties ?? {})
    .filter(([name]) => schema.required?.includes(name))
    .map(([name, field]) =>
      field.format === "binary"
        ? `-F ${name}=@documento.pdf`
        : `-F ${quoted(`${name}=${sampleOf(name, field)}`)}`,
    );
}

const bodyLines = (body: Schema): string[] =>
  carriesFile(body)
    ? formSample(body)
    : ["-H 'Content-Type: application/json'", `-d ${quoted(JSON.stringify(bodySample(body)))}`];

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

export function curlOf({ base, method, path, query, body, isPublic }: Asked): string {
  const search = query.map(({ name, schema }) => `${name}=${sampleOf(name, schema)}`).join("&");
  const address = `${base}${path.replace(/\{\w+\}/g, "1")}${search ? `?${search}` : ""}`;
  const lines = [
    `curl ${method === "GET" ? "" : `-X ${method} `}${quoted(address)}`,
    ...(isPublic ? [] : [`-H "Authorization: Bearer $TOKEN"`]),
    ...(body ? bodyLines(body) : []),
  ];
  return lines.join(" \\\n  ");
}
