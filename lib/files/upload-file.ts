import type { Context } from "../kernel/context";
import { attachFile } from "./attach-file";
import type { SlotRef } from "./find-attachment";
import type { ReceivedFile } from "./received-file";
import { type IncomingFile, stageFile } from "./stage-file";
import { storingFirst } from "./storing-first";

type Upload = SlotRef & {
  file: ReceivedFile | IncomingFile;
  invoiceReference?: string | null | undefined;
};

/** When the field refuses the file, nothing stays stored. */
export const uploadFile = storingFirst(async (ctx: Context, { file, ...slot }: Upload) => {
  const staged = await stageFile(ctx, file);
  return { staged: [staged], name: (ctx: Context) => attachFile(ctx, { ...slot, staged }) };
});
