import type { BaseContext } from "../kernel/context";
import { type Listed, type Page, partOf } from "../lists/page";
import { conflictsOf, type SolvableConflict } from "./conflict";
import { listEndangeredPromises } from "./list-endangered-promises";
import { listLateStays } from "./list-late-stays";
import { listSuggestedUnits } from "./list-suggested-units";

/** Late returns, and promises that no unit can keep; the worst first. Six statements, however many. */
export async function listConflicts(
  ctx: BaseContext,
  { page }: { page: Page },
): Promise<Listed<SolvableConflict>> {
  const stays = await listLateStays(ctx);
  const promises = await listEndangeredPromises(
    ctx,
    stays.map(({ unit }) => unit.id),
  );
  const listed = partOf(conflictsOf(stays, promises, ctx.today), page);
  const suggested = await listSuggestedUnits(
    ctx,
    listed.rows.flatMap(({ promise }) => promise ?? []),
  );
  return {
    ...listed,
    rows: listed.rows.map((conflict) => ({
      ...conflict,
      suggestions: (conflict.promise && suggested.get(conflict.promise)) ?? [],
    })),
  };
}
