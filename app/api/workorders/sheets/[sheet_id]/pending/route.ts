import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { PendingListing, pendingJson } from "@/lib/pending/json";
import { listPending } from "@/lib/pending/list-pending";
import { WorksheetRef } from "@/lib/worksheets/input";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    operation: "pending.list",
    summary:
      "List what a work sheet's period leaves undone, each kind with the screen that lists it",
    input: WorksheetRef,
    run: listPending,
    json: pendingJson,
    output: PendingListing,
  }),
});
