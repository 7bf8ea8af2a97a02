import type { guideTypes } from "@/db/values";

const campFields = { EXIT: "destination_place", IN: "origin_place", TRANSFER: null } as const;

/** What a person wrote stays. */
export const unlessTyped = (value: string, before: string, offer: string): string =>
  value === "" || value === before ? offer : value;

interface Journey {
  type: (typeof guideTypes)[number];
  camp: string;
  /** The camp written before, "" if none. */
  before: string;
  origin_place: string;
  destination_place: string;
}

/** What a person wrote stays. */
export function placesOf({ type, camp, before, ...typed }: Journey) {
  const place = (field: "origin_place" | "destination_place") =>
    unlessTyped(typed[field], before, campFields[type] === field ? camp : "");
  return {
    origin_place: place("origin_place"),
    destination_place: place("destination_place"),
  };
}
