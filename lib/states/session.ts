import type { entries } from "@/db/values";

type Entry = (typeof entries)[number];

/** The session opens nothing until its code is shown. */
export const awaitingCode = "AWAITING_CODE" satisfies Entry;

export const isAwaitingCode = ({ entry }: { entry: Entry }): boolean => entry === awaitingCode;

/** The company's provider let him in. */
export const isCompanyEntry = ({ entry }: { entry: Entry }): boolean => entry === "COMPANY";
