import { sql } from "drizzle-orm";
import { paperWords } from "../alerts/paper-words";
import type { BaseContext } from "../kernel/context";
import { staffPaperFacts } from "../staff/paper-facts";
import { type Day, showDay } from "../values/dates";

/** Why somebody may not be sent on a day; null when he may. */
export type Fitness = (staffId: number, day: Day) => string | null;

type Ending = { staffId: number; field: string; word: string | null; expiresOn: Day };

const listEndings = (ctx: BaseContext) =>
  ctx.db.execute<Ending>(sql`
    select distinct on (subject_id) subject_id as "staffId", field, word, expires_on::text as "expiresOn"
    from (
      select subject_id, kind, field, word, max(expires_on) as expires_on
      from (${staffPaperFacts()}) as facts where expires_on is not null
      group by subject_id, kind, field, word) as last_of_each
    order by subject_id, expires_on, field collate "C", word collate "C"`);

/** Who is fit: the one place that says who may be sent. Here by papers: unfit once the first has ended. */
export async function getFitness(ctx: BaseContext): Promise<Fitness> {
  const endings = new Map((await listEndings(ctx)).map((ending) => [ending.staffId, ending]));
  return (staffId, day) => {
    const ending = endings.get(staffId);
    if (!ending || day <= ending.expiresOn) return null;
    return `${paperWords(ending).label}, venció el ${showDay(ending.expiresOn)}`;
  };
}
