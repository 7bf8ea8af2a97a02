import { may } from "../auth/permissions";
import { getWorksheet } from "../billing/get-worksheet";
import { listUnbilled } from "../billing/list-unbilled";
import type { Context } from "../kernel/context";
import { getProject } from "../projects/get-project";
import { type Decimal, sum } from "../values/decimal";
import { type PendingKind, pendingKinds } from "./kinds";
import { listPendingItems, type PendingItems } from "./pending-items";
import { type PendingItem, type PendingScope, pendingAddress, scopeSpan } from "./scope";

export type PendingRef = { projectId: number } | { worksheetId: number };

/** US$; null where it is no money, or the caller may not see amounts. */
export type Pending = { kind: PendingKind; count: number; amount: Decimal | null; url: string };

export async function getScope(ctx: Context, ref: PendingRef): Promise<PendingScope> {
  if ("projectId" in ref) return { project: await getProject(ctx, ref), sheet: null };
  const sheet = await getWorksheet(ctx, ref);
  return { project: await getProject(ctx, sheet), sheet };
}

function amountOf(items: readonly PendingItem[]): Decimal | null {
  const amounts = items.flatMap(({ amount }) => amount ?? []);
  return amounts.length > 0 ? sum(amounts) : null;
}

export async function readPending(
  ctx: Context,
  scope: PendingScope,
): Promise<{ pending: Pending[]; items: PendingItems }> {
  const [items, unbilled] = await Promise.all([
    listPendingItems(ctx, scope),
    listUnbilled(ctx, { projectId: scope.project.id, ...scopeSpan(scope), page: null }),
  ]);
  const countOf = (kind: PendingKind): Omit<Pending, "url"> =>
    kind === "unbilled"
      ? { kind, count: unbilled.total, amount: unbilled.amount }
      : { kind, count: items[kind].length, amount: amountOf(items[kind]) };
  const maySee = may(ctx.caller, "pending.amounts");
  const pending = pendingKinds
    .filter((kind) => kind !== "unbilled" || may(ctx.caller, "worksheets.unbilled"))
    .map(countOf)
    .filter(({ count }) => count > 0)
    .map((tally) => ({
      ...tally,
      amount: maySee ? tally.amount : null,
      url: pendingAddress(scope, tally.kind),
    }));
  return { pending, items };
}

export const listPending = async (ctx: Context, ref: PendingRef): Promise<Pending[]> =>
  (await readPending(ctx, await getScope(ctx, ref))).pending;
