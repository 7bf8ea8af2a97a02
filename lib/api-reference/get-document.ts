import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import * as z from "zod";
import { env } from "../kernel/env";

export const ApiDocument = z.looseObject({ openapi: z.string() });

type Json = Record<string, unknown>;

const largest = 16 * 1_048_576;

async function readSources(): Promise<Json> {
  const script = ["scripts/build-openapi.mjs"];
  const { stdout } = await promisify(execFile)(process.execPath, script, { maxBuffer: largest });
  return JSON.parse(stdout);
}

/** Milliseconds; tests change no source. */
const lasting = env.NODE_ENV === "test" ? Number.POSITIVE_INFINITY : 60_000;
let read: { at: number; document: Promise<Json> } | null = null;

/** It takes seconds to build, so one answer serves for a while. */
function ofSources(): Promise<Json> {
  if (read && performance.now() - read.at < lasting) return read.document;
  read = { at: performance.now(), document: readSources() };
  return read.document;
}

const ofBuild = async (): Promise<Json> =>
  JSON.parse(await readFile(path.join(process.cwd(), ".next", "openapi.json"), "utf8"));

/** The document that `npm run build` writes; from sources, another process builds it. */
export const getDocument = (): Promise<Json> =>
  env.NODE_ENV === "production" ? ofBuild() : ofSources();

/** Without an envelope, as readers of `GET /api/schema/` expect. */
export const documentAnswer = async () => ({ status: 200, body: await getDocument() });
