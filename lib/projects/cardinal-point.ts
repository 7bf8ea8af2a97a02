import { cardinalPoints } from "@/db/values";
import { cardinalPointLabels } from "./labels";

export type CardinalPoint = (typeof cardinalPoints)[number];

const accents = /\p{Mark}/gu;
const separators = /[\s.-]+/g;

const spellings = new Map<string, CardinalPoint>(
  cardinalPoints.flatMap((point) => [
    [point, point],
    [cardinalPointLabels[point], point],
  ]),
);

/** A short or full name in any case, with or without accents; null for anything else. */
export const cardinalPointIn = (words: string): CardinalPoint | null =>
  spellings.get(
    words.normalize("NFD").replace(accents, "").replace(separators, "").toUpperCase(),
  ) ?? null;
