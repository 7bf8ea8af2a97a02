import { database } from "@/db/client";
import type { BaseContext } from "../kernel/context";
import { readScan } from "./read-scan";

/** Errors are logged, and the next round tries again. */
export function readInBackground(ctx: BaseContext, scanId: number): void {
  readScan({ ...ctx, db: database(), isInTransaction: false }, scanId).catch((thrown) => {
    // biome-ignore lint/suspicious/noConsole: nobody else hears of it
    console.error(thrown);
  });
}
