import * as z from "zod";
import { availabilities, claimKinds, conditions, equipmentTypes } from "@/db/values";
import { type Listed, listJson } from "../lists/page";
import { listBody, namedBody } from "../wire/output";
import type { Bar } from "./bars";
import type { TimelineRow } from "./get-timeline";

const Day = z.iso.date();

const BarBody = z.strictObject({
  kind: z.enum(claimKinds),
  from: Day,
  to: Day.nullable(),
  is_firm: z.boolean(),
  conflict: z.boolean(),
  label: z.string(),
  url: z.string(),
});

const RowBody = namedBody("TimelineRow", {
  unit: z.strictObject({
    id: z.int(),
    code: z.string(),
    name: z.string(),
    type: z.enum(equipmentTypes),
    condition: z.enum(conditions),
    availability: z.enum(availabilities),
  }),
  bars: z.array(BarBody),
});

const barJson = (bar: Bar): z.input<typeof BarBody> => ({
  kind: bar.kind,
  from: bar.from,
  to: bar.to,
  is_firm: bar.isFirm,
  conflict: bar.isConflict,
  label: bar.label,
  url: bar.url,
});

const rowJson = ({ unit, bars }: TimelineRow): z.input<typeof RowBody> => ({
  unit: {
    id: unit.id,
    code: unit.code,
    name: unit.name,
    type: unit.type,
    condition: unit.condition,
    availability: unit.availability,
  },
  bars: bars.map(barJson),
});

export const TimelineListing = listBody(RowBody);

export const timelineJson = (listed: Listed<TimelineRow>) => listJson(listed, rowJson);
