import { idFilter, oneOf } from "../lists/filter-readers";
import { pendingKinds } from "./kinds";

/** `sheet` narrows to the period of one. */
export const pendingQuery = {
  sortable: [],
  filters: { kind: oneOf(pendingKinds), sheet: idFilter() },
} as const;
