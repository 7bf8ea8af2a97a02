import { among } from "@/db/among";
import { reservationUnits } from "@/db/schema";
import type { Context } from "../kernel/context";
import { addDays, type Day, later, showDay } from "../values/dates";
import { groupedBy } from "../values/rows";
import { isPromiseBlocking } from "./is-promise-blocking";
import { listObstacles, type Obstacle } from "./list-obstacles";

/** A unit that is to be at a project; `to` is the day it is back, null: not known. */
export type AskedStay = {
  equipmentId: number;
  code: string;
  project: { id: number; partnerId: number };
  from: Day;
  to: Day | null;
};

/** Promises that the stays are the keeping of, by unit, and what the office is to know. */
export type ClearedWay = { keptByEquipment: Map<number, number[]>; warnings: string[] };

const nothingInTheWay: ClearedWay = { keptByEquipment: new Map(), warnings: [] };

type Met = { stay: AskedStay; at: number; obstacle: Obstacle };

function meets(stay: AskedStay, { from, to }: Obstacle, today: Day): boolean {
  const back = stay.to === null ? null : later(stay.to, addDays(stay.from, 1));
  const start = later(stay.from, today);
  if (back !== null && back <= start) return false;
  return (back === null || from < back) && (to === null || start < to);
}

/** Promised to the project, or to its client without naming one. */
const isKept = ({ stay: { project }, obstacle: { promise } }: Met): boolean =>
  promise !== null &&
  (promise.projectId === null
    ? promise.partnerId === project.partnerId
    : promise.projectId === project.id);

const inTheWay = ({ code }: Pick<AskedStay, "code">, { promise, from }: Obstacle): string =>
  promise
    ? `${code} está reservado desde el ${showDay(from)} (${promise.code}).`
    : `${code} está bloqueado desde el ${showDay(from)}.`;

const standAside = (ctx: Context, ids: readonly number[]) =>
  ctx.db.update(reservationUnits).set({ hasYielded: true }).where(among(reservationUnits.id, ids));

const reservedUnitIdsOf = (met: readonly Met[]) =>
  met.flatMap(({ obstacle: { promise } }) => promise?.reservedUnitId ?? []);

/**
 * Before they are written, under the locks of their units: promises to others and blocks refuse them (`refuse` throws),
 * unless the house lets promises yield; those that they keep stand aside until `keepPromises`.
 */
export async function makeWay(
  ctx: Context,
  stays: readonly AskedStay[],
  refuse: (message: string, at: number) => never,
): Promise<ClearedWay> {
  if (stays.length === 0) return nothingInTheWay;
  const obstacles = groupedBy(
    await listObstacles(
      ctx,
      stays.map(({ equipmentId }) => equipmentId),
    ),
    ({ equipmentId }) => equipmentId,
  );
  const met = stays.flatMap((stay, at) =>
    (obstacles.get(stay.equipmentId) ?? [])
      .filter((obstacle) => meets(stay, obstacle, ctx.today))
      .map((obstacle): Met => ({ stay, at, obstacle })),
  );
  if (met.length === 0) return nothingInTheWay;
  const kept = met.filter(isKept);
  const others = met.filter((one) => !isKept(one));
  const blocks = others.length > 0 && (await isPromiseBlocking(ctx));
  const refused = others.find(({ obstacle: { promise } }) => promise === null || blocks);
  if (refused) refuse(inTheWay(refused.stay, refused.obstacle), refused.at);
  await standAside(ctx, reservedUnitIdsOf(met));
  const byUnit = groupedBy(kept, ({ stay }) => stay.equipmentId);
  return {
    keptByEquipment: new Map([...byUnit].map(([id, ones]) => [id, reservedUnitIdsOf(ones)])),
    warnings: others.map(({ stay, obstacle }) => inTheWay(stay, obstacle)),
  };
}
