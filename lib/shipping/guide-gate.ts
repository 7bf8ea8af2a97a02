import { eq, sql } from "drizzle-orm";
import { undeleted } from "@/db/live";
import { staff, vehicles } from "@/db/schema";
import type { GateAsked } from "../compliance/check-gate";
import { jobSpan } from "../compliance/coverage";
import { type GateAhead, getGateAhead } from "../compliance/pass-gate";
import type { BaseContext, Context } from "../kernel/context";
import { type GuideStatus, isVoidGuide } from "../states/guide";
import type { Day } from "../values/dates";

type Journey = {
  projectId: number;
  issueDate: Day;
  startDate?: Day | null | undefined;
  endDate?: Day | null | undefined;
  vehiclePlate?: string | null | undefined;
  carrierCi?: string | null | undefined;
};

type Carried = readonly { equipmentId?: number | null | undefined }[];

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

/** What a guide writes down by its plate and its number of identity, where it is the company's own. */
async function listCarriers(ctx: BaseContext, { vehiclePlate, carrierCi }: Journey) {
  const [fleet, people] = await Promise.all([
    vehiclePlate
      ? ctx.db
          .select({ id: vehicles.id })
          .from(vehicles)
          .where(
            sql`${eq(vehicles.plate, vehiclePlate.trim().toUpperCase())} and ${undeleted(vehicles)}`,
          )
      : [],
    carrierCi
      ? ctx.db
          .select({ id: staff.id })
          .from(staff)
          .where(sql`${eq(staff.dni, carrierCi.trim())} and ${undeleted(staff)}`)
      : [],
  ]);
  return { vehicleIds: idsOf(fleet), technicalIds: idsOf(people) };
}

/** Who and what goes with it, on the days of its journey. */
export async function getGuideGate(
  ctx: BaseContext,
  journey: Journey,
  items: Carried,
): Promise<GateAsked> {
  const from = journey.startDate ?? journey.issueDate;
  return {
    act: "GUIDE",
    actId: null,
    projectId: journey.projectId,
    ...jobSpan(from, journey.endDate ?? from),
    ...(await listCarriers(ctx, journey)),
    resourceIds: items.flatMap(({ equipmentId }) => equipmentId ?? []),
  };
}

/** {@link getGuideGate}, asked while the form is filled in. */
export const getGuideGateAhead = async (
  ctx: Context,
  { resourceIds = [], ...journey }: Journey & { resourceIds?: readonly number[] | undefined },
): Promise<GateAhead> => {
  const items = resourceIds.map((equipmentId) => ({ equipmentId }));
  return getGateAhead(ctx, await getGuideGate(ctx, journey, items));
};

const journeyOf = ({
  projectId,
  issueDate,
  startDate,
  endDate,
  vehiclePlate,
  carrierCi,
}: Journey) => JSON.stringify([projectId, issueDate, startDate, endDate, vehiclePlate, carrierCi]);

type Standing = Journey & { status: GuideStatus };

/** What is not changed stays. */
const given = <Value>(changed: Value | undefined, before: Value): Value =>
  changed === undefined ? before : changed;

type Changes = { [Key in keyof Standing]?: Standing[Key] | undefined };

/** As it stands once the changes are made. */
export const journeyAfter = (before: Standing, changes: Changes): Standing => ({
  projectId: changes.projectId ?? before.projectId,
  issueDate: changes.issueDate ?? before.issueDate,
  status: changes.status ?? before.status,
  startDate: given(changes.startDate, before.startDate),
  endDate: given(changes.endDate, before.endDate),
  vehiclePlate: given(changes.vehiclePlate, before.vehiclePlate),
  carrierCi: given(changes.carrierCi, before.carrierCi),
});

/** It goes elsewhere, otherwise or with other units; a void one goes nowhere. */
export const travelsOtherwise = (
  before: Standing,
  after: Standing,
  items: Carried | undefined,
): boolean =>
  !isVoidGuide(after) && (items !== undefined || journeyOf(before) !== journeyOf(after));
