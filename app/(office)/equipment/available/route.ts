import type { Offers } from "@/components/assignments/assign-values";
import { AvailableList } from "@/lib/equipment/list-input";
import { listOffers } from "@/lib/equipment/list-offers";
import { officeRead } from "@/lib/next/office-read";

export const GET = officeRead({
  operation: "equipment.available",
  input: AvailableList,
  run: listOffers,
  show: (found): Offers => found,
});
