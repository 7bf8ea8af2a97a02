import type { Context } from "../kernel/context";
import { pictureSlotOf } from "./picture-slots";
import { type GivenPicture, storePicture } from "./store-picture";
import { storingFirst } from "./storing-first";

/** 415 unless it is an image. */
export const savePicture = storingFirst((ctx: Context, given: GivenPicture) =>
  storePicture(ctx, pictureSlotOf(ctx), given),
);
