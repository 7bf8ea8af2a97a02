import { getAvailability } from "@/lib/availability/get-availability";
import { AvailabilityQuery } from "@/lib/availability/input";
import { AvailabilityRecord, availabilityJson } from "@/lib/availability/search-json";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    operation: "availability.search",
    input: AvailabilityQuery,
    run: getAvailability,
    json: availabilityJson,
    output: AvailabilityRecord,
  }),
});
