import { Readable } from "node:stream";
import type { ReadableStream as WebStream } from "node:stream/web";
import type { Context } from "../kernel/context";
import { getUploadLimit } from "../settings/get-upload-limit";
import type { SlotRef } from "./find-attachment";
import { uploadFile } from "./upload-file";

export type GivenPicture = { picture: File };

export async function storePicture(ctx: Context, slot: SlotRef, { picture }: GivenPicture) {
  const bytes = Readable.fromWeb(picture.stream() as WebStream<Uint8Array>);
  const limitBytes = await getUploadLimit(ctx);
  return uploadFile.store(ctx, { ...slot, file: { name: picture.name, bytes, limitBytes } });
}
