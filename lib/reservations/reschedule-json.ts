import * as z from "zod";
import { Claimant, claimantJson } from "../availability/search-json";
import { recordBody } from "../wire/output";
import type { PlannedReschedule, RescheduledUnit } from "./plan-reschedule";

const Day = z.iso.date();

const UnitBody = z.strictObject({
  resource_item_id: z.int(),
  code: z.string(),
  stays: z.boolean(),
  missing: z.array(z.strictObject({ from: Day, to: Day.nullable(), by: Claimant })),
});

export const PlannedRescheduleRecord = recordBody(
  z.strictObject({
    line_id: z.int(),
    from_date: Day,
    to_date: Day.nullable(),
    units: z.array(UnitBody),
    comes: z.array(z.strictObject({ resource_item_id: z.int(), code: z.string() })),
  }),
);

const unitJson = ({ unit, isKept, taken }: RescheduledUnit): z.input<typeof UnitBody> => ({
  resource_item_id: unit.equipmentId,
  code: unit.code,
  stays: isKept,
  missing: taken.map(({ from, to, by }) => ({ from, to, by: claimantJson(by) })),
});

export const plannedRescheduleJson = ({ line, days, units, replacements }: PlannedReschedule) => ({
  data: {
    line_id: line.id,
    from_date: days.fromDate,
    to_date: days.toDate,
    units: units.map(unitJson),
    comes: replacements.map(({ id, code }) => ({ resource_item_id: id, code })),
  },
});
