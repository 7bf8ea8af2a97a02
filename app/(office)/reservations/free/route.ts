import { type FreeUnits, freeUnits } from "@/lib/availability/free-units";
import { getAvailability } from "@/lib/availability/get-availability";
import { AvailabilityQuery } from "@/lib/availability/input";
import { officeRead } from "@/lib/next/office-read";

export const GET = officeRead({
  operation: "availability.search",
  input: AvailabilityQuery,
  run: getAvailability,
  show: (found): FreeUnits => freeUnits(found),
});
