import { getEvent } from "@/lib/calendar/get-event";
import { EventMove, EventRef } from "@/lib/calendar/input";
import { EventRecord, eventMovedJson } from "@/lib/calendar/json";
import { moveEvent } from "@/lib/calendar/move-event";
import { endpoint, named } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";

const move = endpoint({
  operation: "calendar.move",
  subject: named(EventRef, getEvent),
  input: EventMove,
  run: moveEvent,
  json: eventMovedJson,
  output: EventRecord,
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: move, PATCH: move });
