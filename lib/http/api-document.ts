import { readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";

export const ApiDocument = z.looseObject({ openapi: z.string() });

type Json = Record<string, unknown>;

let kept: Promise<Json> | null = null;

const load = async (): Promise<Json> =>
  JSON.parse(await readFile(path.join(process.cwd(), "docs/api/openapi.json"), "utf8"));

/** The committed OpenAPI document of this service. */
export function readApiDocument(): Promise<Json> {
  kept ??= load();
  return kept;
}

/** The answer of `GET /api/schema/`: the bare document, as its readers expect it. */
export const apiDocumentAnswer = async () => ({ status: 200, body: await readApiDocument() });
