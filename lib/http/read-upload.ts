import { discardReceived } from "../files/discard-received";
import { tooLarge } from "../files/meter";
import { isReceivedFile } from "../files/received-file";
import type { WorkOwner } from "../kernel/fair-turns.mjs";
import type { RawInput } from "./read-body";
import { readForm } from "./read-form";
import { type PathValues, readInput } from "./read-request";

export type Accepted = { limitBytes: number; owner: WorkOwner };

/** Bytes that a form adds to its file: fields and boundaries. */
const envelope = 1_048_576;

const isMultipart = (request: Request) =>
  /^multipart\/form-data\b/i.test(request.headers.get("content-type") ?? "");

/** Refuses by the declared length, before anything is read. */
function assertDeclaredSize(request: Request, limitBytes: number) {
  if (Number(request.headers.get("content-length") ?? 0) > limitBytes + envelope)
    throw tooLarge(limitBytes);
}

async function readUpload(
  request: Request,
  path: PathValues,
  accepted: Accepted,
): Promise<RawInput> {
  if (!isMultipart(request)) return readInput(request, path, false);
  assertDeclaredSize(request, accepted.limitBytes);
  const query = Object.fromEntries(new URL(request.url).searchParams);
  return { ...query, ...(await readForm(request, accepted)), ...path };
}

/** What identifies the input when it is sent again; a one-time code is another one then. */
export const recognizable = ({ otp: _, ...raw }: RawInput): RawInput =>
  isReceivedFile(raw.file)
    ? { ...raw, file: { name: raw.file.fileName, digest: raw.file.digest } }
    : raw;

/**
 * The file, if any, as `file`, received as it arrives and removed afterwards. 400 for a form that cannot be read, 413
 * over the limit, 415 for another type.
 */
export async function withUpload<T>(
  request: Request,
  path: PathValues,
  accepted: Accepted,
  work: (raw: RawInput) => Promise<T>,
): Promise<T> {
  const raw = await readUpload(request, path, accepted);
  try {
    return await work(raw);
  } finally {
    if (isReceivedFile(raw.file)) await discardReceived(raw.file);
  }
}
