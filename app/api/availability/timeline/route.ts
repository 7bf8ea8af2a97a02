import { getTimeline } from "@/lib/availability/get-timeline";
import { TimelineQuery } from "@/lib/availability/input";
import { TimelineListing, timelineJson } from "@/lib/availability/timeline-json";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    operation: "availability.timeline",
    input: TimelineQuery,
    run: getTimeline,
    json: timelineJson,
    output: TimelineListing,
  }),
});
