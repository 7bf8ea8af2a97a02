import * as z from "zod";
import { claimKinds, conditions, conflictKinds, conflictWays, equipmentTypes } from "@/db/values";
import { links } from "../links/pages";
import { type Listed, listJson } from "../lists/page";
import { listBody, namedBody } from "../wire/output";
import { claimLink } from "./claim-links";
import { claimantOf } from "./claimed-words";
import type { SolvableConflict } from "./conflict";
import { waysOutOf } from "./conflict-words";
import { wayLabels } from "./labels";

const Day = z.iso.date();

const ConflictBody = namedBody("AvailabilityConflict", {
  kind: z.enum(conflictKinds),
  unit: z.strictObject({
    id: z.int(),
    code: z.string(),
    name: z.string(),
    type: z.enum(equipmentTypes),
    condition: z.enum(conditions),
    url: z.string(),
  }),
  stay: z
    .strictObject({
      project_resource_id: z.int(),
      project_id: z.int(),
      expected_return_date: Day,
      url: z.string(),
    })
    .nullable(),
  promise: z
    .strictObject({
      kind: z.enum(claimKinds),
      reservation_id: z.int().nullable(),
      name: z.string(),
      from: Day,
      to: Day.nullable(),
      url: z.string(),
    })
    .nullable(),
  suggestions: z.array(
    z.strictObject({
      id: z.int(),
      code: z.string(),
      name: z.string(),
      condition: z.enum(conditions),
      free_from: Day,
      free_until: Day.nullable(),
      gap_days: z.int().nullable(),
      score: z.number(),
      reasons: z.array(z.string()),
    }),
  ),
  ways_out: z.array(
    z.strictObject({ way: z.enum(conflictWays), label: z.string(), url: z.string() }),
  ),
});

type Body = z.input<typeof ConflictBody>;

const stayJson = ({ stay }: SolvableConflict): Body["stay"] =>
  stay && {
    project_resource_id: stay.id,
    project_id: stay.projectId,
    expected_return_date: stay.expectedReturnDate,
    url: links.projectResources(stay.projectId),
  };

const promiseJson = ({ promise }: SolvableConflict): Body["promise"] =>
  promise && {
    kind: promise.kind,
    reservation_id: promise.reservationId,
    name: claimantOf(promise),
    from: promise.from,
    to: promise.to,
    url: claimLink(promise),
  };

const suggestionJson = (
  one: SolvableConflict["suggestions"][number],
): Body["suggestions"][number] => ({
  id: one.id,
  code: one.code,
  name: one.name,
  condition: one.condition,
  free_from: one.freeFrom,
  free_until: one.freeUntil,
  gap_days: one.gapDays,
  score: one.score,
  reasons: one.reasons,
});

const conflictJson = (conflict: SolvableConflict): Body => ({
  kind: conflict.kind,
  unit: {
    id: conflict.unit.id,
    code: conflict.unit.code,
    name: conflict.unit.name,
    type: conflict.unit.type,
    condition: conflict.unit.condition,
    url: links.equipment(conflict.unit.id),
  },
  stay: stayJson(conflict),
  promise: promiseJson(conflict),
  suggestions: conflict.suggestions.map(suggestionJson),
  ways_out: waysOutOf(conflict).map(({ way, url }) => ({ way, label: wayLabels[way], url })),
});

export const ConflictListing = listBody(ConflictBody);

export const conflictListJson = (listed: Listed<SolvableConflict>) =>
  listJson(listed, conflictJson);
