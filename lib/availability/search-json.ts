import * as z from "zod";
import { claimKinds, conditions, equipmentTypes } from "@/db/values";
import { isOfAssignment } from "../placement/claim-kind";
import { recordBody } from "../wire/output";
import { claimLink } from "./claim-links";
import { claimantOf } from "./claimed-words";
import type { AvailabilitySearch } from "./get-availability";
import type { FreeUnit } from "./list-free-units";
import type { NamedClaim } from "./list-named-claims";
import type { TakenUnit } from "./list-taken-units";

const Day = z.iso.date();
const states = ["FITS", "DOES_NOT_FIT"] as const;

const unit = {
  id: z.int(),
  code: z.string(),
  name: z.string(),
  type: z.enum(equipmentTypes),
  condition: z.enum(conditions),
  late_since: Day.nullable(),
};

export const Claimant = z.strictObject({
  kind: z.enum(claimKinds),
  name: z.string(),
  is_firm: z.boolean(),
  url: z.string(),
});

const Free = z.strictObject({
  ...unit,
  free_from: Day,
  free_until: Day.nullable(),
  gap_days: z.int().nullable(),
  score: z.number(),
  reasons: z.array(z.string()),
});

const Almost = z.strictObject({
  ...unit,
  missing: z.array(z.strictObject({ from: Day, to: Day.nullable(), by: Claimant.nullable() })),
});

const Busy = z.strictObject({
  ...unit,
  why: Claimant.nullable(),
  project_id: z.int().nullable(),
  back_on: Day.nullable(),
  expected_return_date: Day.nullable(),
});

export const AvailabilityRecord = recordBody(
  z.strictObject({
    fits: z.enum(states),
    counts: z.strictObject({ free: z.int(), almost: z.int(), busy: z.int() }),
    free: z.array(Free),
    almost: z.array(Almost),
    busy: z.array(Busy),
    proposal: z.array(z.int()),
  }),
);

const unitJson = (
  one: Pick<FreeUnit, "id" | "code" | "name" | "type" | "condition" | "lateSince">,
) => ({
  id: one.id,
  code: one.code,
  name: one.name,
  type: one.type,
  condition: one.condition,
  late_since: one.lateSince,
});

export const claimantJson = (claim: NamedClaim) => ({
  kind: claim.kind,
  name: claimantOf(claim),
  is_firm: claim.isFirm,
  url: claimLink(claim),
});

const freeJson = (one: FreeUnit): z.input<typeof Free> => ({
  ...unitJson(one),
  free_from: one.freeFrom,
  free_until: one.freeUntil,
  gap_days: one.gapDays,
  score: one.score,
  reasons: one.reasons,
});

const almostJson = (one: TakenUnit): z.input<typeof Almost> => ({
  ...unitJson(one),
  missing: one.taken.map(({ from, to, by }) => ({ from, to, by: by && claimantJson(by) })),
});

function busyJson(one: TakenUnit): z.input<typeof Busy> {
  const [first] = one.taken;
  const by = first?.by ?? null;
  return {
    ...unitJson(one),
    why: by && claimantJson(by),
    project_id: by ? by.projectId : one.currentProjectId,
    back_on: one.taken.at(-1)?.by?.to ?? null,
    expected_return_date: by && isOfAssignment(by) ? by.expectedReturnDate : null,
  };
}

/** Enough of them are free: the best ones are proposed. */
export const availabilityJson = ({ quantity, counts, free, almost, busy }: AvailabilitySearch) => ({
  data: {
    fits: counts.free >= quantity ? states[0] : states[1],
    counts,
    free: free.map(freeJson),
    almost: almost.map(almostJson),
    busy: busy.map(busyJson),
    proposal: counts.free >= quantity ? free.slice(0, quantity).map(({ id }) => id) : [],
  },
});
