import { and, asc, gte, lte, not } from "drizzle-orm";
import { among } from "@/db/among";
import { complianceOverrides } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { shared } from "../kernel/lock";
import { technical, unit, vehicle } from "../states/gate";
import { groupedBy } from "../values/rows";
import type { JobSpan } from "./coverage";
import type { GateSubject, Override } from "./rule";

type Named = Pick<GateSubject, "subject" | "id">;

export const nameOfSubject = ({ subject, id }: Named): string => `${subject} ${id}`;

/** By project and {@link nameOfSubject}. */
export type LiveOverrides = ReadonlyMap<string, readonly Override[]>;

export const overridesOf = (
  overrides: LiveOverrides,
  projectId: number,
  subject: Named,
): readonly Override[] => overrides.get(`${projectId} ${nameOfSubject(subject)}`) ?? [];

type Asked = JobSpan & { projectIds: readonly number[] };

const selectLive = (ctx: BaseContext, { projectIds, from, to }: Asked) =>
  ctx.db
    .select()
    .from(complianceOverrides)
    .where(
      and(
        among(complianceOverrides.projectId, projectIds),
        lte(complianceOverrides.fromDate, to),
        gte(complianceOverrides.untilDate, from),
        not(complianceOverrides.isWithdrawn),
      ),
    )
    .orderBy(asc(complianceOverrides.id))
    .limit(10_000);

type Row = Awaited<ReturnType<typeof selectLive>>[number];

export type OverriddenSubject = Pick<Row, "staffId" | "vehicleId" | "equipmentId">;

export const overriddenSubjectOf = ({
  staffId,
  vehicleId,
  equipmentId,
}: OverriddenSubject): Named => {
  if (staffId !== null) return { subject: technical, id: staffId };
  return vehicleId === null
    ? { subject: unit, id: equipmentId ?? 0 }
    : { subject: vehicle, id: vehicleId };
};

const byWhomAndWhere = (rows: readonly Row[]): LiveOverrides =>
  groupedBy(rows, (row) => `${row.projectId} ${nameOfSubject(overriddenSubjectOf(row))}`);

export const listLiveOverrides = async (ctx: BaseContext, asked: Asked): Promise<LiveOverrides> =>
  byWhomAndWhere(await selectLive(ctx, asked));

/** Whoever takes one of them back waits until the transaction ends. */
export const lockLiveOverridesShared = async (
  ctx: BaseContext,
  asked: Asked,
): Promise<LiveOverrides> => byWhomAndWhere(await selectLive(ctx, asked).for(shared));
