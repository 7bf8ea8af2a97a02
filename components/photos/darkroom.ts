import { type Remote, wrap } from "comlink";
import { type PhotoDrawings, photoDrawings } from "./drawings";

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

/**
 * A worker, where the browser can draw in one; opened when photos are taken, since the connection may be gone when they
 * are cropped.
 */
export function openDarkroom(): Darkroom | null {
  darkroom ??= mayDrawBeside() ? begin() : null;
  return darkroom;
}

/** In the worker, or on the page in short turns where there is none. */
export async function drawn<Result>(
  act: (drawings: PhotoDrawings | Remote<PhotoDrawings>) => Promise<Result>,
): Promise<Result> {
  const room = openDarkroom();
  if (!room) return act(photoDrawings);
  const result = await Promise.race([act(room.drawings), room.failed]);
  return result === failed ? act(photoDrawings) : result;
}
