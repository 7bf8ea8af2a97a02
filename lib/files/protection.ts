import type { availabilities } from "@/db/values";
import { isOutOfService } from "../placement/availability";
import type { FileRights } from "./rights";

export type FileAct = "attach" | "replace" | "detach" | "restore";

export type Seal = "closed_sheet" | "retired_unit";

export type Sealable = { seal: Seal | null };

/**
 * A closed work sheet and its chains take a file only into an empty field (specification, "Protected operations"); a
 * unit out of service for good takes none.
 */
const allowed: Record<Seal, readonly FileAct[]> = { closed_sheet: ["attach"], retired_unit: [] };

export const sealOfSheet = ({ isClosed }: { isClosed: boolean }): Seal | null =>
  isClosed ? "closed_sheet" : null;

type Unit = { availability: (typeof availabilities)[number] };

export const sealOfUnit = (unit: Unit): Seal | null =>
  isOutOfService(unit) ? "retired_unit" : null;

export const isAllowed = (act: FileAct, { seal }: Sealable): boolean =>
  seal === null || allowed[seal].includes(act);

const rightTo = { attach: "mayAttach", replace: "mayReplace", detach: "mayDetach" } as const;

export const mayAct = (
  act: Exclude<FileAct, "restore">,
  field: Sealable,
  rights: FileRights,
): boolean => isAllowed(act, field) && rights[rightTo[act]];

export const attachOrReplace = (hasFile: boolean) => (hasFile ? "replace" : "attach");
