import { among } from "@/db/among";
import { equipment } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import type { Day } from "../values/dates";
import type { Decimal } from "../values/decimal";
import { groupedBy } from "../values/rows";
import { amountChargedTwice, factsOfPossibleDoubles, groupDoubleCharges } from "./double-charges";
import type { Period } from "./facts";
import { type ChargeWithProofs, listChargesWithProofs } from "./list-charges-with-proofs";
import {
  type Confirmation,
  type ConfirmedCharges,
  listConfirmedCharges,
} from "./list-confirmed-charges";
import { listWorkCharges, type WorkCharges } from "./list-work-charges";
import { periodUntil } from "./unbilled";

/** Charges of work on one unit on one day that may be for the same work. */
export type DoubleCharge = {
  resourceItemId: number;
  code: string;
  day: Day;
  charges: ChargeWithProofs[];
  /** US$ beyond the dearest of them. */
  amountChargedTwice: Decimal;
  /** Null until somebody confirms every charge. */
  confirmed: Confirmation | null;
};

export type DoubleChargesAsked = {
  projectId: number;
  period?: Period;
  unitIds?: readonly number[];
};

/** A charge that was not there when somebody confirmed the others is asked about again. */
function confirmationOf(
  charges: readonly ChargeWithProofs[],
  known: ConfirmedCharges | undefined,
): Confirmation | null {
  if (!known || !charges.every(({ claim }) => known.claims.includes(claim))) return null;
  const { id, version, by, at } = known;
  return { id, version, by, at };
}

async function listCodes(ctx: BaseContext, ids: readonly number[]) {
  const rows = await ctx.db
    .select({ id: equipment.id, code: equipment.code })
    .from(equipment)
    .where(among(equipment.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, code }) => [id, code]));
}

type DoubleChargeSources = { codes: Map<number, string>; confirmed: Map<string, ConfirmedCharges> };

function doubleOf(
  charges: ChargeWithProofs[],
  { codes, confirmed }: DoubleChargeSources,
): DoubleCharge[] {
  const [first] = charges;
  if (!first) return [];
  const { unitId, day } = first;
  return [
    {
      resourceItemId: unitId,
      code: codes.get(unitId) ?? "",
      day,
      charges,
      amountChargedTwice: amountChargedTwice(charges.map(({ amount }) => amount)),
      confirmed: confirmationOf(charges, confirmed.get(`${day}:${unitId}`)),
    },
  ];
}

type DoubleChargeScope = { period: Period; unitIds?: readonly number[] | undefined };

export async function listDoubleChargesAmong(
  ctx: BaseContext,
  known: WorkCharges,
  { period, unitIds }: DoubleChargeScope,
): Promise<DoubleCharge[]> {
  const units = unitIds && new Set(unitIds);
  const asked = known.charges.filter(({ unitId }) => units?.has(unitId) ?? true);
  const doubtful = groupDoubleCharges(asked).flat();
  if (doubtful.length === 0) return [];
  const named = await listChargesWithProofs(ctx, known, doubtful);
  const unitsOfNamed = named.map(({ unitId }) => unitId);
  const confirmed = await listConfirmedCharges(ctx, known.projectId, period);
  const all = {
    codes: await listCodes(ctx, unitsOfNamed),
    confirmed: new Map(confirmed.map((one) => [`${one.day}:${one.equipmentId}`, one])),
  };
  const byDay = groupedBy(named, ({ day, unitId }) => `${day}:${unitId}`);
  return [...byDay.values()].flatMap((charges) => doubleOf(charges, all));
}

export async function listDoubleCharges(
  ctx: BaseContext,
  { projectId, period = periodUntil(ctx.today), unitIds }: DoubleChargesAsked,
): Promise<DoubleCharge[]> {
  const known = await listWorkCharges(ctx, {
    projectId,
    period,
    keepFacts: factsOfPossibleDoubles,
  });
  return listDoubleChargesAmong(ctx, known, { period, unitIds });
}

export const listUnconfirmedDoubleCharges = async (ctx: BaseContext, asked: DoubleChargesAsked) =>
  (await listDoubleCharges(ctx, asked)).filter(({ confirmed }) => confirmed === null);
