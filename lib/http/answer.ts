import type * as z from "zod";
import type { Body, ServedEndpoint } from "./declaration";
import { type ErrorBody, failureOf } from "./failure";
import { type Download, downloadResponse } from "./file-answer";
import { lengthOf } from "./file-headers";
import { type StoredFile, storedResponse } from "./stored-answer";

export type Answer = {
  status: number;
  headers: Record<string, string>;
  body: Body | null;
  file?: (Download | StoredFile) & { type: string };
};

/** With its length: head and body then leave in one go, and a client sees how far it is. */
function jsonOf(body: Body, status: number, headers: Record<string, string>): Response {
  const bytes = Buffer.from(JSON.stringify(body));
  const own = { "Content-Type": "application/json", ...lengthOf(bytes.byteLength) };
  return new Response(bytes, { status, headers: { ...own, ...headers } });
}

export async function respond(
  { status, body, file, headers }: Answer,
  request: Request,
): Promise<Response> {
  if (file && "storageKey" in file) return storedResponse(file, file.type, { headers, request });
  if (file) return downloadResponse(file, file.type, { headers, request });
  return body === null ? new Response(null, { status, headers }) : jsonOf(body, status, headers);
}

const fileOf = <Ctx, Input extends z.ZodType, Result>(
  { madeFile, file }: ServedEndpoint<Ctx, Input, Result>,
  result: Result,
): Answer["file"] => madeFile?.(result) ?? (file && { ...file.of(result), type: file.type });

export function answer<Ctx, Input extends z.ZodType, Result>(
  spec: ServedEndpoint<Ctx, Input, Result>,
  result: Result,
  ctx: Ctx,
  request: Request,
): Answer {
  const status = typeof spec.status === "function" ? spec.status(result) : (spec.status ?? 200);
  const file = fileOf(spec, result);
  const body = spec.json && !file ? { success: true, ...spec.json(result, ctx) } : null;
  const headers = spec.headers?.(result, request) ?? {};
  return { status, body, ...(file ? { file } : {}), headers };
}

export function refuse(refusal: ((thrown: unknown) => Body) | undefined, thrown: unknown): Answer {
  const failure = failureOf(thrown);
  const body: ErrorBody & Body = { ...failure.body, ...refusal?.(thrown) };
  return { status: failure.status, body, headers: failure.headers };
}
