import { idFilter, oneOf } from "../lists/address";
import { pendingKinds } from "./kinds";

/** `sheet` narrows to the period of one. */
export const pendingQuery = {
  sortable: [],
  filters: { kind: oneOf(pendingKinds), sheet: idFilter() },
} as const;
