import { and, asc, between, eq, inArray, ne, or } from "drizzle-orm";
import { assignments, custodyChainItems, custodyChains, visits } from "@/db/schema";
import type { Context } from "../context";
import type { Day } from "../dates";
import { getLine, type LineOfSheet } from "./get-line";

/** A custody chain or a visit that proves a day of a service. */
export type Proof = {
  date: Day;
  chainId: number | null;
  consecutive: string | null;
  visitId: number | null;
};

export type LineFacts = { line: LineOfSheet["line"]; days: { date: Day; proofs: Proof[] }[] };

async function listChains(ctx: Context, { line, sheet }: LineOfSheet): Promise<Proof[]> {
  const [service] = await ctx.db
    .select({ id: assignments.id, servedEquipmentId: assignments.servedEquipmentId })
    .from(assignments)
    .where(eq(assignments.id, line.assignmentId ?? 0));
  if (!service) return [];
  const holdsUnit = service.servedEquipmentId
    ? eq(custodyChainItems.equipmentId, service.servedEquipmentId)
    : undefined;
  const chains = await ctx.db
    .selectDistinct({
      date: custodyChains.date,
      chainId: custodyChains.id,
      consecutive: custodyChains.consecutive,
    })
    .from(custodyChains)
    .innerJoin(custodyChainItems, eq(custodyChainItems.chainId, custodyChains.id))
    .where(
      and(
        eq(custodyChains.worksheetId, sheet.id),
        eq(custodyChains.isDeleted, false),
        ne(custodyChains.status, "CANCELLED"),
        inArray(custodyChains.date, line.billedDays ?? []),
        or(eq(custodyChainItems.assignmentId, service.id), holdsUnit),
      ),
    )
    .orderBy(asc(custodyChains.date), asc(custodyChains.id));
  return chains.map((chain) => ({ ...chain, visitId: null }));
}

async function listVisits(ctx: Context, { line, sheet }: LineOfSheet): Promise<Proof[]> {
  const done = await ctx.db
    .select({ date: visits.plannedDate, visitId: visits.id })
    .from(visits)
    .where(
      and(
        eq(visits.assignmentId, line.assignmentId ?? 0),
        eq(visits.status, "DONE"),
        between(visits.plannedDate, sheet.periodStart, sheet.periodEnd),
      ),
    )
    .orderBy(asc(visits.plannedDate));
  return done.map((visit) => ({ ...visit, chainId: null, consecutive: null }));
}

/** The days a line bills and, of a service, the chains and visits that prove each. */
export async function listLineFacts(ctx: Context, ref: { lineId: number }): Promise<LineFacts> {
  const found = await getLine(ctx, ref);
  const { line } = found;
  const isService = line.kind === "SERVICE";
  const proofs = isService
    ? [...(await listChains(ctx, found)), ...(await listVisits(ctx, found))]
    : [];
  const days = (line.billedDays ?? []).map((date) => ({
    date,
    proofs: proofs.filter((proof) => proof.date === date),
  }));
  return { line, days };
}
