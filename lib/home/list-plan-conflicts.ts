import { conflictInWords, waysOutOf } from "../availability/conflict-words";
import { conflictLabels, wayLabels } from "../availability/labels";
import { listConflicts } from "../availability/list-conflicts";
import type { BaseContext } from "../kernel/context";
import { links } from "../links/pages";
import type { Listed } from "../lists/page";
import { areDistinct } from "../values/rows";

const shown = 5;

export type PlanConflict = {
  key: string;
  code: string;
  href: string;
  label: string;
  /** Somebody waits for the unit. */
  isPromised: boolean;
  words: string;
  /** Codes of units that could go instead. */
  suggestions: string[];
  ways: { label: string; url: string }[];
};

type Way = PlanConflict["ways"][number];

/** Two that lead to one place are one. */
const distinctWays = (ways: readonly Way[]): Way[] =>
  ways.filter((_, at) => areDistinct(ways.slice(0, at + 1).map(({ url }) => url)));

/** The worst ones, as the first screen tells them. */
export async function listPlanConflicts(ctx: BaseContext): Promise<Listed<PlanConflict>> {
  const listed = await listConflicts(ctx, { page: { page: 1, pageSize: shown } });
  return {
    ...listed,
    rows: listed.rows.map((conflict) => ({
      key: `${conflict.kind} ${conflict.promise?.sourceId ?? conflict.stay?.id}`,
      code: conflict.unit.code,
      href: links.equipment(conflict.unit.id),
      label: conflictLabels[conflict.kind],
      isPromised: conflict.promise !== null,
      words: conflictInWords(conflict, ctx.today),
      suggestions: conflict.suggestions.map(({ code }) => code),
      ways: distinctWays(
        waysOutOf(conflict).map(({ way, url }) => ({ label: wayLabels[way], url })),
      ),
    })),
  };
}
