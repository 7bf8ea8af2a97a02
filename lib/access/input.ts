import { accessKinds } from "@/db/values";
import { dayFilter, idFilter, oneOf } from "../lists/address";

export const accessQuery = {
  sortable: [],
  filters: {
    kind: oneOf(accessKinds),
    userId: idFilter(),
    at_from: dayFilter(),
    at_to: dayFilter(),
  },
} as const;
