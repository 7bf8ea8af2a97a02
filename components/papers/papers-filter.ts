import type { Filter } from "@/components/ui/data-table/filters";
import { expiryLabels } from "@/lib/alerts/labels";
import { paperStates } from "@/lib/expiry";

/** Narrows a list by how the paper that ends first stands. */
export const papersFilter: Filter = {
  kind: "select",
  key: "papers",
  label: "Papeles",
  options: paperStates.map((value) => ({ value, label: expiryLabels[value] })),
};
