import { AvailableListing, availableListJson } from "@/lib/equipment/available-json";
import { listAvailable } from "@/lib/equipment/list-available";
import { AvailableList } from "@/lib/equipment/list-input";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    operation: "equipment.available",
    input: AvailableList,
    run: listAvailable,
    json: availableListJson,
    output: AvailableListing,
  }),
});
