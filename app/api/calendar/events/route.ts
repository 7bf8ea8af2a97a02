import { createEvent } from "@/lib/calendar/create-event";
import { EventInput } from "@/lib/calendar/input";
import { EventListing, EventRecord, eventCreatedJson, eventListJson } from "@/lib/calendar/json";
import { listEvents } from "@/lib/calendar/list-events";
import { EventList } from "@/lib/calendar/list-input";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    operation: "calendar.list",
    input: EventList,
    run: listEvents,
    json: eventListJson,
    output: EventListing,
  }),
  POST: endpoint({
    operation: "calendar.create",
    input: EventInput,
    run: createEvent,
    json: eventCreatedJson,
    output: EventRecord,
    status: 201,
  }),
});
