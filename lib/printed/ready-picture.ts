import type { WorkOwner } from "../kernel/fair-turns.mjs";
import { runInProcess } from "../pdf/run-in-process";
import type { Picture } from "../print/picture";
import { withLocalCopy } from "../storage/local-copy";
import { single } from "../values/rows";

type Wanted = { width: number; height: number; owner: WorkOwner };

/** A JPEG on white, at most so many pixels. Somebody uploaded it, so a process decodes it. */
export const readyPicture = (key: string, { owner, ...input }: Wanted): Promise<Picture> =>
  withLocalCopy(key, async (copy) => {
    const job = { name: "ready-picture", input, files: [copy], lane: "inspection", owner } as const;
    const made: Picture[] = [];
    for await (const picture of runInProcess<Picture>(job)) made.push(picture);
    return single(made);
  });
