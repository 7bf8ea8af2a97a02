import { type DoubleCharge, listUnconfirmedDoubleCharges } from "../billing/list-double-charges";
import type { Context } from "../kernel/context";
import { links } from "../links/pages";
import { type PendingItem, type PendingScope, scopeSpan } from "./scope";

export async function listDoubleChargeItems(
  ctx: Context,
  scope: PendingScope,
): Promise<PendingItem[]> {
  const { project, sheet } = scope;
  const asked = sheet ? { period: scopeSpan(scope) } : {};
  const doubleCharges = await listUnconfirmedDoubleCharges(ctx, {
    projectId: project.id,
    ...asked,
  });
  return doubleCharges.map(
    ({ resourceItemId, code, day, charges, amountChargedTwice }: DoubleCharge) => ({
      id: `double-${resourceItemId}-${day}`,
      title: code,
      detail: charges.map(({ label }) => label).join(" · "),
      date: day,
      url: links.doubleCharges(project.id, sheet?.id),
      amount: amountChargedTwice,
    }),
  );
}
