import { sql } from "drizzle-orm";
import { operatorBlocks } from "@/db/schema";
import { paperWords } from "../alerts/paper-words";
import { listRules } from "../compliance/list-rules";
import { paperKey } from "../compliance/rule";
import type { RulesAtSite } from "../compliance/rules-at-site";
import type { BaseContext } from "../kernel/context";
import { staffPaperFacts } from "../staff/paper-facts";
import { passRequirement, type Requirement, technical } from "../states/gate";
import { type Day, type DaySpan, showDay } from "../values/dates";
import { groupedBy } from "../values/rows";
import { getSiteVerdicts } from "./get-site-verdicts";

/** Why somebody may not be sent to a project on a day; null when he may. */
export type WhyUnfit = (staffId: number, day: Day, projectId: number) => string | null;

type Ending = {
  staffId: number;
  kind: string;
  field: string;
  word: string | null;
  expiresOn: Day;
};

const listEndings = (ctx: BaseContext) =>
  ctx.db.execute<Ending>(sql`
    select subject_id as "staffId", kind, field, coalesce(${operatorBlocks.label}, word) as word,
      max(expires_on)::text as "expiresOn"
    from (${staffPaperFacts()}) as facts
    left join ${operatorBlocks} on field = 'expiresOn' and ${operatorBlocks.code} = word
    where expires_on is not null
    group by subject_id, kind, field, word, ${operatorBlocks.label}
    order by subject_id, max(expires_on), field collate "C", word collate "C"`);

const requirementsOf: Record<string, Requirement> = {
  licenseUntil: "LICENSE",
  defensiveDrivingUntil: "DEFENSIVE_DRIVING",
  maeUntil: "MAE",
  medicalUntil: "MEDICAL",
  questUntil: "QUEST",
  nextDoseOn: "VACCINE",
};

/** As rules call it; of a pass it is the site that says which block counts. */
function keyOf({ field, word }: Ending): string {
  const requirement = requirementsOf[field];
  return requirement ? paperKey(requirement, word) : passRequirement;
}

const showEnding = (ending: Ending, today: Day): string =>
  `${paperWords(ending).label}, ${ending.expiresOn < today ? "venció" : "vence"} el ${showDay(ending.expiresOn)}`;

/** The first to end of those papers that the rules at the site do not speak of. */
async function getWhyUnfitByPapers(ctx: BaseContext) {
  const endings = groupedBy(await listEndings(ctx), ({ staffId }) => staffId);
  return (staffId: number, day: Day, rules: RulesAtSite): string | null => {
    const [over] = (endings.get(staffId) ?? []).filter(
      (ending) => ending.expiresOn < day && !rules.has(keyOf(ending)),
    );
    return over ? showEnding(over, ctx.today) : null;
  };
}

const noRules: RulesAtSite = new Map();

/**
 * Who is fit: the one place that says who may be sent. Of what the rules at a site speak of, they and their overrides
 * decide; any other paper keeps him from going once it has ended.
 */
export async function getWhyUnfit(
  ctx: BaseContext,
  span: DaySpan,
  projectIds: readonly number[],
): Promise<WhyUnfit> {
  const [byPapers, rules] = await Promise.all([getWhyUnfitByPapers(ctx), listRules(ctx)]);
  const own = rules.filter(({ subject }) => subject === technical);
  if (own.length === 0) return (staffId, day) => byPapers(staffId, day, noRules);
  const bySite = await getSiteVerdicts(ctx, own, { ...span, projectIds });
  return (staffId, day, projectId) => {
    const site = bySite(staffId, day, projectId);
    return site?.refusal ?? byPapers(staffId, day, site?.rules ?? noRules);
  };
}
