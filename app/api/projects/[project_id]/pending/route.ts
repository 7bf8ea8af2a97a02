import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { PendingListing, pendingJson } from "@/lib/pending/json";
import { listPending } from "@/lib/pending/list-pending";
import { ProjectRef } from "@/lib/projects/input";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    operation: "pending.list",
    input: ProjectRef,
    run: listPending,
    json: pendingJson,
    output: PendingListing,
  }),
});
