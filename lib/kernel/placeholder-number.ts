import { randomUUID } from "node:crypto";

/** The database commits no record that has only this (docs/decisions/0049). */
export const placeholderNumber = (): string => `?${randomUUID()}`;
