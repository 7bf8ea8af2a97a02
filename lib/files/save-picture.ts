import { Readable } from "node:stream";
import type { ReadableStream as WebStream } from "node:stream/web";
import type { Context } from "../kernel/context";
import { getUploadLimit } from "../settings/get-upload-limit";
import type { SlotRef } from "./find-attachment";
import { storingFirst } from "./storing-first";
import { uploadFile } from "./upload-file";

type Picture = { picture: File };

async function store(ctx: Context, slot: SlotRef, { picture }: Picture) {
  const bytes = Readable.fromWeb(picture.stream() as WebStream<Uint8Array>);
  const limitBytes = await getUploadLimit(ctx);
  return uploadFile.store(ctx, { ...slot, file: { name: picture.name, bytes, limitBytes } });
}

export const pictureOf = (ctx: Context): SlotRef => ({
  model: "user",
  objectId: ctx.caller.user.id,
  field: "picture",
});

export const logoSlot: SlotRef = { model: "settings", objectId: 1, field: "logo" };

/** In place of the one he had; 415 unless it is an image. */
export const savePicture = storingFirst((ctx: Context, given: Picture) =>
  store(ctx, pictureOf(ctx), given),
);

/** In place of the one it had; 415 unless it is an image. */
export const saveLogo = storingFirst((ctx: Context, given: Picture) => store(ctx, logoSlot, given));
