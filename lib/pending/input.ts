import { idFilter, oneOf } from "../lists/address";
import { pendingKinds } from "./kinds";

/** What the screen of what is pending may be asked; `sheet` narrows it to the period of one. */
export const pendingQuery = {
  sortable: [],
  filters: { kind: oneOf(pendingKinds), sheet: idFilter() },
} as const;
