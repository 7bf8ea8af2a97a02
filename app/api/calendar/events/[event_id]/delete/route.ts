import { deleteEvent } from "@/lib/calendar/delete-event";
import { getEvent } from "@/lib/calendar/get-event";
import { EventRef } from "@/lib/calendar/input";
import { eventDeletedJson } from "@/lib/calendar/json";
import { endpoint, named } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { messageBody } from "@/lib/wire/output";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  DELETE: endpoint({
    operation: "calendar.delete",
    subject: named(EventRef, getEvent),
    input: EventRef,
    run: deleteEvent,
    json: eventDeletedJson,
    output: messageBody,
  }),
});
