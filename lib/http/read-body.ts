import { Invalid, TooLarge, Unsupported } from "../kernel/errors";
import { arrivingBody } from "./arriving-body";

export type RawInput = Record<string, unknown>;

/** Bytes; no JSON or form body needs more. Files are streamed elsewhere. */
const bodyLimit = 1_048_576;

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

export async function readBody(request: Request, isList: boolean): Promise<RawInput> {
  const bytes = await readBytes(request);
  if (bytes.byteLength === 0) return isList ? asObject(null, true) : {};
  const type = request.headers.get("content-type") ?? "";
  if (isForm(type.toLowerCase())) return parseForm(bytes, type);
  if (isJson(type.toLowerCase())) return asObject(shallow(parseJson(bytes)), isList);
  throw new Unsupported("Tipo de contenido no admitido.");
}
