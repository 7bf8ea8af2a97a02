import type { Offers } from "@/components/assignments/assign-values";
import { availableOffers } from "@/lib/equipment/available-offers";
import { listAvailable } from "@/lib/equipment/list-available";
import { AvailableList } from "@/lib/equipment/list-input";
import { officeRead } from "@/lib/next/office-read";

export const GET = officeRead({
  operation: "equipment.available",
  input: AvailableList,
  run: listAvailable,
  show: (found): Offers => availableOffers(found),
});
