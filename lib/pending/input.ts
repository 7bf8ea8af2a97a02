import { idFilter, oneOf } from "../lists/filter-readers";
import { pendingKinds } from "./kinds";

export const pendingQuery = {
  sortable: [],
  filters: { kind: oneOf(pendingKinds), sheet: idFilter() },
} as const;
