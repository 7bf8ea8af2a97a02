import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { SlotRef } from "@/lib/files/find-attachment";
import { logoSlot } from "@/lib/files/picture-slots";
import { uploadFile } from "@/lib/files/upload-file";
import type { Context } from "@/lib/kernel/context";
import type { Printed } from "@/lib/printed/printed";
import { getUploadLimit } from "@/lib/settings/get-upload-limit";

export async function keepSigned(ctx: Context, slot: SlotRef, { fileName, bytes }: Printed) {
  const limitBytes = await getUploadLimit(ctx);
  await uploadFile(ctx, { ...slot, file: { name: fileName, bytes, limitBytes } });
}

/** `logo.png` is drawn from `logo.svg` beside it. */
export async function keepLogo(ctx: Context) {
  const bytes = await readFile(join(process.cwd(), "scripts", "demo", "logo.png"));
  await keepSigned(ctx, logoSlot, { fileName: "logo.png", bytes });
}
