import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { VisitInput } from "@/lib/schedule/input";
import { VisitRecord, visitMarkedJson } from "@/lib/schedule/json";
import { markVisit } from "@/lib/schedule/mark-visit";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    operation: "schedule.mark",
    input: VisitInput,
    run: markVisit,
    json: visitMarkedJson,
    output: VisitRecord,
    status: ({ isNew }) => (isNew ? 201 : 200),
  }),
});
