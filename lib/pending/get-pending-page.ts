import type { Worksheet } from "../billing/worksheet-queries";
import type { Context } from "../kernel/context";
import { NotFound } from "../kernel/errors";
import { type Listed, type Page, partOf } from "../lists/page";
import type { PendingKind } from "./kinds";
import { getScope, type Pending, readPending } from "./list-pending";
import type { PendingItem } from "./scope";

type ListedKind = Exclude<PendingKind, "unbilled">;

type Asked = {
  projectId: number;
  kind?: PendingKind | undefined;
  sheet?: number | undefined;
  page: Page;
};

export type PendingPage = {
  pending: Pending[];
  sheet: Worksheet | null;
  /** Null when only unbilled work is pending, which has a screen of its own. */
  kind: ListedKind | null;
  listed: Listed<PendingItem>;
};

const isListed = (kind: PendingKind | undefined): kind is ListedKind =>
  kind !== undefined && kind !== "unbilled";

export async function getPendingPage(
  ctx: Context,
  { projectId, kind, sheet: worksheetId, page }: Asked,
): Promise<PendingPage> {
  const scope = await getScope(ctx, worksheetId ? { worksheetId } : { projectId });
  if (scope.project.id !== projectId) throw new NotFound("No existe la planilla.");
  const { pending, items } = await readPending(ctx, scope);
  const first = pending.map((one) => one.kind).find(isListed) ?? null;
  const shown = isListed(kind) ? kind : first;
  return {
    ...{ pending, sheet: scope.sheet, kind: shown },
    listed: partOf(shown ? items[shown] : [], page),
  };
}
