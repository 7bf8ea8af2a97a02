import { sweepFiles } from "../files/sweep-files";
import { lookAtStore } from "../installation/look-at-store";
import type { StoreTrouble } from "../installation/trouble";
import { troubleSaid } from "../installation/trouble-said";
import type { BaseContext } from "../kernel/context";
import { env } from "../kernel/env";
import { forgetScans } from "../scans/forget-scans";
import { runJob } from "./run-job";

const minute = 60_000;

function say(trouble: StoreTrouble | null | undefined) {
  // biome-ignore lint/suspicious/noConsole: whoever reads the log is told too
  if (trouble) console.error(troubleSaid[trouble]);
}

/** At the start nothing is swept: whose store it is, is checked and recorded. */
async function look(ctx: BaseContext) {
  say(await lookAtStore(ctx));
}

async function sweep(ctx: BaseContext) {
  say((await sweepFiles(ctx, { forget: forgetScans }))?.trouble);
}

/** Or every SWEEP_MINUTES; does not keep the process alive. */
export function sweepFilesEveryHour() {
  void runJob(look);
  setInterval(() => runJob(sweep), env.SWEEP_MINUTES * minute).unref();
}
