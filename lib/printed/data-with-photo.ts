import { beside } from "../print/beside";
import type { Block } from "../print/blocks";
import { type Fact, facts } from "../print/form-blocks";
import { pictureBlock } from "../print/picture";
import type { PaperPhoto } from "./find-photo";

const columns = 3;
const photoHeight = 108;

export const dataWithPhoto = (data: readonly Fact[], photo: PaperPhoto | null): Block =>
  photo === null
    ? facts(data, columns)
    : beside(
        [
          { block: facts(data, columns), share: 11 },
          { block: pictureBlock("photo", photo, photoHeight), share: 4 },
        ],
        6,
      );

export const photosIn = (photos: Record<string, PaperPhoto | null>): Record<string, Uint8Array> =>
  Object.fromEntries(
    Object.entries(photos).flatMap(([name, photo]) =>
      photo === null || typeof photo === "string" ? [] : [[name, photo.bytes]],
    ),
  );
