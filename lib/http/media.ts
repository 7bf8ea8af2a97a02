import type { Arrival } from "../auth/get-arrival";
import { contentTypes } from "../files/content";
import { downloadName } from "../files/file-name";
import { getMedia, type Media } from "../files/get-media";
import type { Handler, Route } from "./declaration";
import { fileRefusal } from "./file-refusal";
import { arrivalOf, memberContext } from "./open-context";
import { corsHeaders } from "./origin";
import { exposed, storedResponse } from "./stored-answer";

const keyOf = async ({ params }: Route) => [(await params).key ?? []].flat().join("/");

/** Only known types are served, whatever a row says. */
function answer(request: Request, file: Media): Promise<Response> {
  const type = contentTypes.find((type) => type === file.contentType);
  const fileName = type ? downloadName(file.fileName, type) : file.fileName;
  const stored = { ...file, fileName };
  return storedResponse(stored, type ?? "application/octet-stream", { headers: {}, request });
}

async function open(request: Request, route: Route, arrival: Arrival, now: Date) {
  const ctx = memberContext(request, arrival, now, "files.download");
  const fromRecycleBin = new URL(request.url).searchParams.get("removed") === "1";
  return getMedia(ctx, { key: await keyOf(route), fromRecycleBin });
}

export const media: Handler = async (request, route) => {
  let cors: Record<string, string> = {};
  const give = async () => {
    const now = new Date();
    const arrival = await arrivalOf(request, now);
    cors = corsHeaders(request, arrival.settings.trustedOrigins);
    return answer(request, await open(request, route, arrival, now));
  };
  const response = await give().catch((thrown) => fileRefusal(request, thrown));
  for (const [name, value] of Object.entries({ ...cors, ...exposed }))
    response.headers.set(name, value);
  return response;
};
