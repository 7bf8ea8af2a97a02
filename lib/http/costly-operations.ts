import type { CostlyKind } from "../attempts/allowances";
import { spendAllowance } from "../attempts/spend-allowance";
import type { Operation } from "../auth/permissions";
import type { BaseContext, Context } from "../kernel/context";

const costly: Partial<Record<Operation, CostlyKind>> = {
  "files.merge": "merge",
  "files.scanCustody": "scan",
  "files.bulkCustody": "scan",
};

const isOfMember = (ctx: BaseContext): ctx is Context => ctx.caller !== null;

/** Gives the headers that tell how many calls are left; none where they are not counted. */
export async function payForOperation(
  ctx: BaseContext,
  operation: Operation,
): Promise<Record<string, string>> {
  const kind = costly[operation];
  return kind && isOfMember(ctx) ? spendAllowance(ctx, kind) : {};
}
