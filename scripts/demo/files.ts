import type { SlotRef } from "@/lib/files/find-attachment";
import { uploadFile } from "@/lib/files/upload-file";
import type { Context } from "@/lib/kernel/context";
import type { Printed } from "@/lib/printed/printed";
import { getUploadLimit } from "@/lib/settings/get-upload-limit";

export async function keepSigned(ctx: Context, slot: SlotRef, { fileName, bytes }: Printed) {
  const limitBytes = await getUploadLimit(ctx);
  await uploadFile(ctx, { ...slot, file: { name: fileName, bytes, limitBytes } });
}
