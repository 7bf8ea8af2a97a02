import { readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";

export const ApiDocument = z.looseObject({ openapi: z.string() });

type Json = Record<string, unknown>;

/** The committed OpenAPI document of this service. */
export const getDocument = async (): Promise<Json> =>
  JSON.parse(await readFile(path.join(process.cwd(), "docs/api/openapi.json"), "utf8"));

/** The answer of `GET /api/schema/`: the bare document, as its readers expect it. */
export const documentAnswer = async () => ({ status: 200, body: await getDocument() });
