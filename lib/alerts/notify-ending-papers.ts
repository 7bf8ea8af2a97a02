import { sql } from "drizzle-orm";
import { operatorBlocks } from "@/db/schema";
import { atomically, type BaseContext } from "../kernel/context";
import { type Cause, notify } from "../notifications/notify";
import type { Paper } from "../papers/expiry";
import { staffPaperFacts } from "../staff/paper-facts";
import { addDays, type Day, daysBetween } from "../values/dates";
import { vehiclePaperFacts } from "../vehicles/paper-facts";
import { paperWords } from "./paper-words";
import type { PaperFact } from "./select-alerts";

/** Days before the last valid one. */
const stages = [0, 7, 14, 30];
const earliest = Math.max(...stages);

const recordTypes: Record<Paper["kind"], string> = {
  technical: "technical",
  technical_pass: "technical",
  vaccine: "technical",
  vehicle: "vehicle",
  vehicle_pass: "vehicle",
  vehicle_certification: "vehicle",
};

type Ending = Omit<PaperFact, "expiresOn"> & { expiresOn: Day };

/** Days after it for which each week tells it again. */
const longestOver = 84;

/** Days before the last valid one; of papers that are over, whole weeks below zero. */
const stageOf = (left: number): number =>
  left < 0 ? Math.ceil(left / 7) * 7 : (stages.find((days) => left <= days) ?? earliest);

/**
 * The papers of the alerts, those that will not be valid for long, or are not since lately; the last one written is
 * read first.
 */
const selectEnding = ({ db, today }: BaseContext) =>
  db.execute<Ending>(sql`
    select kind, field, coalesce(${operatorBlocks.label}, word) as word, subject_id as "subjectId",
      record_id as "recordId", expires_on::text as "expiresOn"
    from (${staffPaperFacts()} union all ${vehiclePaperFacts()}) as facts
    left join ${operatorBlocks} on field = 'expiresOn' and ${operatorBlocks.code} = word
    where expires_on between ${addDays(today, -longestOver)}::date and ${addDays(today, earliest)}::date
    order by expires_on desc, kind, subject_id, record_id, field`);

function causeOf(paper: Ending, today: Day): Cause {
  const { kind, field, subjectId, recordId, expiresOn } = paper;
  const left = daysBetween(today, expiresOn);
  return {
    kind: "PAPER_ENDING",
    params: { label: paperWords(paper).label, expiresOn, ...(left < 0 ? { isOver: true } : {}) },
    record: { type: recordTypes[kind], id: subjectId },
    key: [kind, subjectId, recordId ?? 0, field, expiresOn, stageOf(left)].join(" "),
    to: null,
  };
}

/** Once a paper, its last day and the stage that has come, however late the service looks. */
export async function notifyEndingPapers(ctx: BaseContext): Promise<void> {
  const papers = await selectEnding(ctx);
  const causes = papers.map((paper) => causeOf(paper, ctx.today));
  await atomically(ctx, (ctx) => notify(ctx, causes));
}
