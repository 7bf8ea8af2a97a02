import { Invalid, NotFound, TooLarge, Unsupported } from "../kernel/errors";
import { arrivingBody } from "./arriving-body";

export type RawInput = Record<string, unknown>;
export type Params = Record<string, string | string[] | undefined>;

/** Bytes; no JSON or form body needs more. Files are streamed elsewhere. */
const bodyLimit = 1_048_576;

/** By name; records are named by numbers. */
export type PathValues = Record<string, number | string>;

/** What is named by a word. */
const wordNames = new Set(["report"]);

function wordIn(value: unknown): string {
  if (typeof value === "string" && /^[a-z][a-z-]{0,59}$/.test(value)) return value;
  throw new NotFound();
}

/** As numbers, but for what is named by a word; anything else names nothing (contract, section 1). */
export function readPath(params: Params | undefined): PathValues {
  return Object.fromEntries(
    Object.entries(params ?? {}).map(([name, value]) => {
      if (wordNames.has(name)) return [name, wordIn(value)];
      const id = typeof value === "string" && /^[1-9]\d{0,9}$/.test(value) ? Number(value) : 0;
      if (id < 1 || id > 2_147_483_647) throw new NotFound();
      return [name, id];
    }),
  );
}

/** Logs and browsers keep addresses, so a secret in one is not read. */
const secrets = new Set(["username", "password", "current_password", "new_password", "otp"]);

const readQuery = (request: Request): RawInput =>
  Object.fromEntries([...new URL(request.url).searchParams].filter(([name]) => !secrets.has(name)));

async function readBytes(request: Request): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of arrivingBody(request)) {
    size += chunk.byteLength;
    if (size > bodyLimit) throw new TooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw new Invalid("El cuerpo no es JSON válido.", {}, "invalid_json");
  }
}

async function parseForm(bytes: Uint8Array, type: string): Promise<RawInput> {
  try {
    const body = new Uint8Array(bytes);
    const form = await new Response(body, { headers: { "content-type": type } }).formData();
    return Object.fromEntries(form);
  } catch {
    throw new Invalid("El formulario no se puede leer.");
  }
}

const deepest = 32;

const isDeeper = (value: unknown, levels: number): boolean =>
  value !== null &&
  typeof value === "object" &&
  (levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1)));

/** No operation nests its input deeply, so what walks it later may recurse. */
function shallow(body: unknown): unknown {
  if (isDeeper(body, deepest)) throw new Invalid("El cuerpo tiene demasiados niveles.");
  return body;
}

function asObject(body: unknown, isList: boolean): RawInput {
  if (isList) {
    if (Array.isArray(body)) return { items: body };
    throw new Invalid("El cuerpo debe ser una lista JSON.");
  }
  if (body !== null && typeof body === "object" && !Array.isArray(body)) return { ...body };
  throw new Invalid("El cuerpo debe ser un objeto JSON.");
}

const isForm = (type: string) =>
  type.startsWith("application/x-www-form-urlencoded") || type.startsWith("multipart/form-data");
const isJson = (type: string) =>
  type === "" || /[/+]json\b/.test(type) || type.startsWith("text/plain");

async function readBody(request: Request, isList: boolean): Promise<RawInput> {
  const bytes = await readBytes(request);
  if (bytes.byteLength === 0) return isList ? asObject(null, true) : {};
  const type = request.headers.get("content-type") ?? "";
  if (isForm(type.toLowerCase())) return parseForm(bytes, type);
  if (isJson(type.toLowerCase())) return asObject(shallow(parseJson(bytes)), isList);
  throw new Unsupported("Tipo de contenido no admitido.");
}

const mayHaveBody = ({ method }: Request) => method !== "GET" && method !== "HEAD";

/** By documented names; the path wins. A list arrives as `items`. */
export async function readInput(
  request: Request,
  path: PathValues,
  isList: boolean,
): Promise<RawInput> {
  return {
    ...readQuery(request),
    ...(mayHaveBody(request) ? await readBody(request, isList) : {}),
    ...path,
  };
}
