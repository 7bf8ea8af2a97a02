import { type Remote, wrap } from "comlink";
import { type PhotoDrawings, photoDrawings } from "./drawings";

/** Where photos are drawn beside the page, and whether it failed the page. */
type Darkroom = { drawings: Remote<PhotoDrawings>; failed: Promise<typeof failed> };

const failed = Symbol("no darkroom");

let darkroom: Darkroom | null = null;

const mayDrawBeside = (): boolean =>
  typeof Worker === "function" &&
  typeof OffscreenCanvas === "function" &&
  new OffscreenCanvas(1, 1).getContext("2d") !== null;

function begin(): Darkroom {
  const worker = new Worker(new URL("./drawing-worker.ts", import.meta.url), { type: "module" });
  const isOver = new Promise<typeof failed>((resolve) => {
    worker.addEventListener("error", () => {
      darkroom = null;
      worker.terminate();
      resolve(failed);
    });
  });
  return { drawings: wrap<PhotoDrawings>(worker), failed: isOver };
}

/** Where the browser can draw beside the page; begun when photos are taken, since there may be no line to crop them. */
export function openDarkroom(): Darkroom | null {
  darkroom ??= mayDrawBeside() ? begin() : null;
  return darkroom;
}

/** Draws beside the page, or on it in short turns where the browser cannot or the darkroom did not open. */
export async function drawn<Result>(
  act: (drawings: PhotoDrawings | Remote<PhotoDrawings>) => Promise<Result>,
): Promise<Result> {
  const room = openDarkroom();
  if (!room) return act(photoDrawings);
  const result = await Promise.race([act(room.drawings), room.failed]);
  return result === failed ? act(photoDrawings) : result;
}
