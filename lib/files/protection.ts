import type { availabilities } from "@/db/values";
import type { FileRights } from "./rights";

/** What is done to a file field. */
export type FileAct = "attach" | "replace" | "detach" | "restore";

/** What keeps the files of a record as they are. */
export type Seal = "closed_sheet" | "retired_unit";

/** What a record is sealed by, if anything. */
export type Sealable = { seal: Seal | null };

/**
 * What may still be done. A closed work sheet and its chains take a file in an empty field (specification, "Protected
 * operations"); a unit out of service for good, of which nothing is edited, takes none.
 */
const allowed: Record<Seal, readonly FileAct[]> = { closed_sheet: ["attach"], retired_unit: [] };

/** What seals the files of a work sheet and of its chains. */
export const sealOfSheet = ({ isClosed }: { isClosed: boolean }): Seal | null =>
  isClosed ? "closed_sheet" : null;

type Unit = { availability: (typeof availabilities)[number] };

/** What seals the pictures of a unit. */
export const sealOfUnit = ({ availability }: Unit): Seal | null =>
  availability === "RETIRADO" ? "retired_unit" : null;

/** Whether the seal of a field, if it has one, allows the act. */
export const isAllowed = (act: FileAct, { seal }: Sealable): boolean =>
  seal === null || allowed[seal].includes(act);

/** Whether the seal of a field and the rights of the person both allow the act. */
export const mayAct = (
  act: Exclude<FileAct, "restore">,
  field: Sealable,
  rights: FileRights,
): boolean => isAllowed(act, field) && rights[act];

/** What a slot comes to be when a file is put there. */
export const actOn = (hasFile: boolean) => (hasFile ? "replace" : "attach");
