import { getAvailability } from "@/lib/availability/get-availability";
import { AvailabilityQuery } from "@/lib/availability/input";
import { type UnitsOnOffer, unitsOnOffer } from "@/lib/availability/units-on-offer";
import { officeRead } from "@/lib/next/office-read";

export const GET = officeRead({
  operation: "availability.search",
  input: AvailabilityQuery,
  run: getAvailability,
  show: (found): UnitsOnOffer => unitsOnOffer(found),
});
