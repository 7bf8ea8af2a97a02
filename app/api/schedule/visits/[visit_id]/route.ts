import { endpoint, named } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { getVisit } from "@/lib/schedule/get-visit";
import { VisitRef } from "@/lib/schedule/input";
import { visitUndoneJson } from "@/lib/schedule/json";
import { undoVisit } from "@/lib/schedule/undo-visit";
import { messageBody } from "@/lib/wire/output";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  DELETE: endpoint({
    operation: "schedule.undo",
    subject: named(VisitRef, getVisit),
    input: VisitRef,
    run: undoVisit,
    json: visitUndoneJson,
    output: messageBody,
  }),
});
