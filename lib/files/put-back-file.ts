import type { Context } from "../kernel/context";
import { fileStore } from "../storage/file-store";
import { getQuarantined } from "./get-quarantined";
import { returnFromQuarantine } from "./quarantine";

export async function putBackFile(ctx: Context, ref: { quarantinedKey: string }): Promise<void> {
  await returnFromQuarantine(fileStore(), await getQuarantined(ctx, ref));
}
