import type { Arrival } from "../auth/find-visit";
import { contentTypes } from "../files/content";
import { savedName } from "../files/file-name";
import type { Attachment } from "../files/find-attachment";
import { getMedia } from "../files/get-media";
import { fileStore } from "../storage/file-store";
import { type Asked, rangeAsked } from "./byte-range";
import type { Handler, Route } from "./declaration";
import { dispositionOf, howAsked, webStreamOf } from "./file-answer";
import { lengthOf } from "./file-length";
import { fileRefusal } from "./file-refusal";
import { arrivalOf, memberContext } from "./open-context";
import { corsHeaders } from "./origin";

/** Whatever a file holds, the browser that shows it runs nothing of it and asks nothing of this service. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

/** What scripts of other origins may read of an answer. */
const exposed = "Accept-Ranges, Content-Disposition, Content-Length, Content-Range, ETag";

const keyOf = async ({ params }: Route) => [(await params).key ?? []].flat().join("/");

const tagOf = ({ storageKey }: Attachment) => `"${storageKey}"`;

const names = (header: string | null, tag: string) =>
  (header ?? "").split(",").some((one) => ["*", tag].includes(one.trim().replace(/^W\//, "")));

const typeOf = (file: Attachment) => contentTypes.find((type) => type === file.contentType);

function headersOf(file: Attachment, request: Request): Record<string, string> {
  const type = typeOf(file);
  const name = type ? savedName(file.fileName, type) : file.fileName;
  return {
    /** Whatever a row says, nothing else is ever served. */
    "Content-Type": type ?? "application/octet-stream",
    "Content-Disposition": dispositionOf(howAsked(request), name),
    "Accept-Ranges": "bytes",
    ETag: tagOf(file),
    "Last-Modified": file.createdAt.toUTCString(),
    "Cache-Control": "private, no-cache",
    "Content-Security-Policy": policy,
    "Cross-Origin-Resource-Policy": "same-site",
    "X-Content-Type-Options": "nosniff",
  };
}

/** A range of a file that has changed since is no range of this one (If-Range). */
function askedOf(request: Request, file: Attachment): Asked {
  const since = request.headers.get("if-range");
  return since !== null && since !== tagOf(file)
    ? "whole"
    : rangeAsked(request.headers.get("range"), file.size);
}

async function answer(request: Request, file: Attachment): Promise<Response> {
  const headers = headersOf(file, request);
  if (names(request.headers.get("if-none-match"), tagOf(file)))
    return new Response(null, { status: 304, headers });
  const asked = askedOf(request, file);
  if (asked === "unsatisfiable") {
    const range = { "Content-Range": `bytes */${file.size}` };
    return new Response(null, { status: 416, headers: { ...headers, ...range } });
  }
  const { start, end } = asked === "whole" ? { start: 0, end: file.size - 1 } : asked;
  const length = lengthOf(end - start + 1);
  const part = { "Content-Range": `bytes ${start}-${end}/${file.size}` };
  const isHead = request.method === "HEAD";
  const range = asked === "whole" ? undefined : { start, end };
  return new Response(
    isHead ? null : webStreamOf(await fileStore().read(file.storageKey, range), request.signal),
    range
      ? { status: 206, headers: { ...headers, ...length, ...part } }
      : { status: 200, headers: { ...headers, ...length } },
  );
}

async function open(request: Request, route: Route, arrival: Arrival, now: Date) {
  const ctx = memberContext(request, arrival, now, "files.download");
  const fromRecycleBin = new URL(request.url).searchParams.get("removed") === "1";
  return getMedia(ctx, { key: await keyOf(route), fromRecycleBin });
}

/** Streams a stored file to whoever may see it: session or token, whole or in part, never as anything a browser runs. */
export const media: Handler = async (request, route) => {
  let cors: Record<string, string> = {};
  const give = async () => {
    const now = new Date();
    const arrival = await arrivalOf(request, now);
    cors = corsHeaders(request, arrival.settings.trustedOrigins);
    return answer(request, await open(request, route, arrival, now));
  };
  const response = await give().catch((thrown) => fileRefusal(request, thrown));
  for (const [name, value] of Object.entries(cors)) response.headers.set(name, value);
  response.headers.set("Access-Control-Expose-Headers", exposed);
  return response;
};
