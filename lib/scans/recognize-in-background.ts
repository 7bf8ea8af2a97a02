import { database } from "@/db/client";
import type { BaseContext } from "../kernel/context";
import { recognizeScan } from "./recognize-scan";

/** Errors are logged, and the next round tries again. */
export function recognizeInBackground(ctx: BaseContext, scanId: number): void {
  recognizeScan({ ...ctx, db: database(), isInTransaction: false }, scanId).catch((thrown) => {
    // biome-ignore lint/suspicious/noConsole: nobody else hears of it
    console.error(thrown);
  });
}
