import type { vaccineTypes } from "@/db/values";

/** Nobody lacks another one that no list names. */
export const isNamedVaccine = (vaccine: (typeof vaccineTypes)[number]): boolean =>
  vaccine !== "OTHER";
