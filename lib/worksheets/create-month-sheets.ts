import type * as z from "zod";
import { troubleOf } from "@/db/trouble";
import { atomically, type Context } from "../kernel/context";
import { isDomainError, Refused, TryAgain } from "../kernel/errors";
import { lockOpenProject } from "../projects/lock-project";
import { openStatus } from "../states/worksheet";
import { type Day, earlier } from "../values/dates";
import type { Decimal } from "../values/decimal";
import { createWorksheet } from "./create-worksheet";
import { listMonthSheets } from "./list-month-sheets";
import type { MonthSheetsInput } from "./month-input";

type Asked = z.output<typeof MonthSheetsInput>;
type One = { month: string; projectId: number };

type MadeSheet = {
  id: number;
  seriesCode: string;
  periodStart: Day;
  periodEnd: Day;
  /** US$ with tax. */
  total: Decimal;
};

/** `refusal` says why there is no sheet. */
export type MonthOutcome = { projectId: number } & (
  | { sheet: MadeSheet; refusal: null }
  | { sheet: null; refusal: string }
);

/** What was proposed is worked out again once the project is locked, so asking twice makes one sheet. */
const createOne = (ctx: Context, { month, projectId }: One): Promise<MadeSheet> =>
  atomically(ctx, async (ctx) => {
    const project = await lockOpenProject(ctx, { projectId });
    const { proposed, covered } = await listMonthSheets(ctx, { month, projectIds: [projectId] });
    const [proposal] = proposed;
    if (!proposal)
      throw new Refused(covered.length > 0 ? "Ya tiene planilla." : "No hay nada que cobrar.");
    const { periodStart, periodEnd } = proposal;
    const sheet = await createWorksheet(ctx, {
      projectId,
      date: earlier(periodEnd, ctx.today),
      status: openStatus,
      ...{ periodStart, periodEnd },
      contactReference: project.contactName,
      contactPhoneReference: project.contactPhone,
    });
    const { id, seriesCode, total } = sheet;
    return { id, seriesCode, periodStart, periodEnd, total };
  });

/** Null where trying the next project would be in vain. */
function findRefusal(thrown: unknown): string | null {
  if (isDomainError(thrown)) return thrown.message;
  const trouble = troubleOf(thrown);
  return trouble === "busy" || trouble === "conflict" ? new TryAgain().message : null;
}

/** Each in a transaction of its own: one that is refused leaves the others made. */
export async function createMonthSheets(
  ctx: Context,
  { month, projectIds }: Asked,
): Promise<MonthOutcome[]> {
  const outcomes: MonthOutcome[] = [];
  for (const projectId of projectIds) {
    try {
      const sheet = await createOne(ctx, { month, projectId });
      outcomes.push({ projectId, sheet, refusal: null });
    } catch (thrown) {
      const refusal = findRefusal(thrown);
      if (refusal === null) throw thrown;
      outcomes.push({ projectId, sheet: null, refusal });
    }
  }
  return outcomes;
}
