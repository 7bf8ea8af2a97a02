import type { BaseContext } from "../context";
import { sweepFiles } from "../files/sweep-files";
import { forgetScans } from "../scans/forget-scans";
import { keepHouse } from "./house-context";

const hour = 3_600_000;

async function sweep(ctx: BaseContext) {
  await forgetScans(ctx);
  await sweepFiles(ctx);
}

/** Sweeps the files when the server starts and once an hour; it never keeps the process alive. */
export function sweepFilesEveryHour() {
  void keepHouse(sweep);
  setInterval(() => keepHouse(sweep), hour).unref();
}
