import { sql } from "drizzle-orm";
import { paperWords } from "../alerts/paper-words";
import { listRules } from "../compliance/list-rules";
import type { BaseContext } from "../kernel/context";
import { staffPaperFacts } from "../staff/paper-facts";
import { technical } from "../states/gate";
import { type Day, type DaySpan, showDay } from "../values/dates";
import { getSiteRules } from "./get-site-rules";

/** Why somebody may not be sent to a project on a day; null when he may. */
export type Fitness = (staffId: number, day: Day, projectId: number) => string | null;

type Ending = { staffId: number; field: string; word: string | null; expiresOn: Day };

const listEndings = (ctx: BaseContext) =>
  ctx.db.execute<Ending>(sql`
    select distinct on (subject_id) subject_id as "staffId", field, word, expires_on::text as "expiresOn"
    from (
      select subject_id, kind, field, word, max(expires_on) as expires_on
      from (${staffPaperFacts()}) as facts where expires_on is not null
      group by subject_id, kind, field, word) as last_of_each
    order by subject_id, expires_on, field collate "C", word collate "C"`);

/** Unfit once the first of his papers has ended. */
async function getFitnessByPapers(ctx: BaseContext): Promise<Fitness> {
  const endings = new Map((await listEndings(ctx)).map((ending) => [ending.staffId, ending]));
  return (staffId, day) => {
    const ending = endings.get(staffId);
    if (!ending || day <= ending.expiresOn) return null;
    const verb = ending.expiresOn < ctx.today ? "venció" : "vence";
    return `${paperWords(ending).label}, ${verb} el ${showDay(ending.expiresOn)}`;
  };
}

/**
 * Who is fit: the one place that says who may be sent. Where rules say what a technician must have there, they and the
 * overrides of them decide; elsewhere his papers do.
 */
export async function getFitness(
  ctx: BaseContext,
  span: DaySpan,
  projectIds: readonly number[],
): Promise<Fitness> {
  const [byPapers, rules] = await Promise.all([getFitnessByPapers(ctx), listRules(ctx)]);
  const own = rules.filter(({ subject }) => subject === technical);
  if (own.length === 0) return byPapers;
  const bySite = await getSiteRules(ctx, own, { ...span, projectIds });
  return (staffId, day, projectId) => {
    const word = bySite(staffId, day, projectId);
    return word === undefined ? byPapers(staffId, day, projectId) : word;
  };
}
