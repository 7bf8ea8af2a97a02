import { ConflictListing, conflictListJson } from "@/lib/availability/conflicts-json";
import { ConflictsQuery } from "@/lib/availability/input";
import { listConflicts } from "@/lib/availability/list-conflicts";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    operation: "availability.conflicts",
    input: ConflictsQuery,
    run: listConflicts,
    json: conflictListJson,
    output: ConflictListing,
  }),
});
