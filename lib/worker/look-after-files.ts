import { sweepFiles } from "../files/sweep-files";
import { recordPairing } from "../installation/record-pairing";
import type { StoreTrouble } from "../installation/trouble";
import { troubleMessages } from "../installation/trouble-messages";
import type { BaseContext } from "../kernel/context";
import { forgetScans } from "../scans/forget-scans";
import { keepOwnAssets } from "./keep-own-assets";

function say(trouble: StoreTrouble | null | undefined) {
  // biome-ignore lint/suspicious/noConsole: whoever reads the log is told too
  if (trouble) console.error(troubleMessages[trouble]);
}

/** At the start nothing is swept: whose store it is, is checked and recorded. */
export async function lookAtFiles(ctx: BaseContext) {
  say(await recordPairing(ctx));
}

export async function sweepStoredFiles(ctx: BaseContext) {
  await keepOwnAssets();
  say((await sweepFiles(ctx, { forget: forgetScans }))?.trouble);
}
