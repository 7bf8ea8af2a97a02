import type { Filter } from "@/components/lists/filters";
import { expiryLabels } from "@/lib/alerts/labels";
import { paperFilters } from "@/lib/papers/expiry";

/** Narrows a list by how the paper that ends first stands, or to those that lack one. */
export const papersFilter: Filter = {
  kind: "select",
  key: "papers",
  label: "Papeles",
  options: paperFilters.map((value) => ({ value, label: expiryLabels[value] })),
};
