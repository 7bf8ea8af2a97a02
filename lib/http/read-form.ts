import { pipeline } from "node:stream/promises";
import busboy from "busboy";
import { discardReceived } from "../files/discard-received";
import { receiveFile } from "../files/receive-file";
import type { ReceivedFile } from "../files/received-file";
import { Invalid, isDomainError } from "../kernel/errors";
import type { WorkOwner } from "../kernel/fair-turns.mjs";
import { arrivingBody } from "./arriving-body";
import type { RawInput } from "./read-body";

const limits = { fields: 100, fieldSize: 262_144, parts: 200, headerPairs: 100 };

const unreadable = () => new Invalid("El formulario no se puede leer.");
const oneOnly = () =>
  new Invalid("file: envíe un solo archivo.", { file: ["Envíe un solo archivo."] });

function open(request: Request) {
  try {
    const type = request.headers.get("content-type") ?? "";
    const headers = { "content-type": type };
    return busboy({ headers, defParamCharset: "utf8", preservePath: true, limits });
  } catch {
    throw unreadable();
  }
}

type Sending = { limitBytes: number; owner: WorkOwner; signal: AbortSignal };

type Form = { fields: Map<string, string>; file: Promise<ReceivedFile> | null };

function listen(form: ReturnType<typeof open>, sending: Sending): Form {
  const heard: Form = { fields: new Map(), file: null };
  form.on("field", (name, value, { valueTruncated }) => {
    if (valueTruncated) form.destroy(new Invalid(`${name}: demasiado largo.`));
    else heard.fields.set(name, value);
  });
  form.on("file", (name, bytes, { filename }) => {
    bytes.on("error", () => bytes.resume());
    if (name !== "file" || !filename) return bytes.resume();
    if (heard.file) return form.destroy(oneOnly());
    heard.file = receiveFile({ name: filename, bytes, ...sending });
    heard.file.catch((reason) => form.destroy(reason));
  });
  return heard;
}

const ofConnections = new Set(["ECONNRESET", "EPIPE"]);

/** A failure of this machine is no error of the form. */
const isOurs = (reason: unknown) =>
  reason instanceof Error &&
  "syscall" in reason &&
  !("code" in reason && ofConnections.has(String(reason.code)));

/** An error of the file says more than the end of the reading. */
async function reasonOf(thrown: unknown, file: Form["file"]): Promise<unknown> {
  const [outcome] = await Promise.allSettled([file]);
  if (outcome.status === "fulfilled" && outcome.value) await discardReceived(outcome.value);
  const reasons = [thrown, outcome.status === "rejected" ? outcome.reason : null];
  return reasons.find((reason) => isDomainError(reason) || isOurs(reason)) ?? unreadable();
}

export async function readForm(
  request: Request,
  accepted: Omit<Sending, "signal">,
): Promise<RawInput> {
  const form = open(request);
  const heard = listen(form, { ...accepted, signal: request.signal });
  try {
    await pipeline(arrivingBody(request), form, { signal: request.signal });
    const file = await heard.file;
    return { ...Object.fromEntries(heard.fields), ...(file ? { file } : {}) };
  } catch (thrown) {
    throw await reasonOf(thrown, heard.file);
  }
}
