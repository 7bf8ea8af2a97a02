import { getEvent } from "@/lib/calendar/get-event";
import { EventChanges, EventRef } from "@/lib/calendar/input";
import { EventRecord, eventRecordJson, eventUpdatedJson } from "@/lib/calendar/json";
import { updateEvent } from "@/lib/calendar/update-event";
import { endpoint, named } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";

const update = endpoint({
  operation: "calendar.update",
  subject: named(EventRef, getEvent),
  input: EventChanges,
  run: updateEvent,
  json: eventUpdatedJson,
  output: EventRecord,
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    operation: "calendar.get",
    input: EventRef,
    run: getEvent,
    json: eventRecordJson,
    output: EventRecord,
  }),
  PUT: update,
  PATCH: update,
});
