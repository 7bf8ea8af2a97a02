import { and, asc, eq, gt } from "drizzle-orm";
import { live } from "@/db/live";
import { reportSchedules, users } from "@/db/schema";
import { callerColumns } from "../auth/caller-columns";
import { atomically, type BaseContext, type Context, callerOf } from "../kernel/context";
import { links } from "../links/pages";
import { composeMail } from "../mail/compose-mail";
import { writeMail } from "../mail/write-mail";
import { askedOfAddress } from "../reports/asked-of-address";
import { getReportTotals } from "../reports/get-report-totals";
import { paramsOfAddress } from "../reports/params-of-address";
import { findReport, maySeeReport } from "../reports/registry";
import type { Report } from "../reports/report";
import { openReport } from "../reports/report-sql";
import { showClock } from "../values/clock";
import { addDays, dayOf, showDay } from "../values/dates";
import { namedSpan } from "../values/day-spans";
import { dueDay } from "./due-day";
import type { ReportSchedule } from "./list-schedules";

/** By the company's clock. */
const clockOf = (at: Date, timeZone: string) => ({
  day: dayOf(at, timeZone),
  hour: Number(showClock(at, timeZone).slice(0, 2)),
});

/** With the days that the span names from the day it is due. */
function askedOn(schedule: ReportSchedule, day: string): string {
  const { from, to } = namedSpan(schedule.span, day);
  const params = new URLSearchParams(schedule.asked);
  params.set("period_from", from);
  params.set("period_to", to);
  return params.toString();
}

async function isEmpty(ctx: Context, report: Report, asked: string): Promise<boolean> {
  const of = askedOfAddress(report, paramsOfAddress(asked), ctx.today);
  const { count } = await getReportTotals(ctx, await openReport(ctx, report, of));
  return count === 0;
}

function wordsOf({ user }: Context["caller"], report: Report, asked: string, day: string) {
  const params = new URLSearchParams(asked);
  const days = [params.get("period_from") ?? "", params.get("period_to") ?? ""].map(showDay);
  return composeMail({
    subject: `${report.name}, ${showDay(day)}`,
    greeting: `Buenos días, ${user.firstName}:`,
    parts: [
      report.question,
      report.hasSpan ? `Del ${days.join(" al ")}.` : `Al ${showDay(day)}.`,
      { label: "Abrir el reporte", path: links.report(report.slug, asked) },
    ],
    closing: "Usted pidió este envío en Reportes; allí mismo puede dejarlo.",
  });
}

async function writeReportMail(ctx: Context, schedule: ReportSchedule): Promise<void> {
  const report = findReport(schedule.report);
  if (!report || !maySeeReport(ctx.caller, report)) return;
  const day = dueDay(schedule, clockOf(ctx.now, ctx.timeZone));
  const isOfBefore = day === dueDay(schedule, clockOf(schedule.createdAt, ctx.timeZone));
  if (isOfBefore || day < addDays(ctx.today, -1)) return;
  const asked = askedOn(schedule, day);
  if (schedule.skipsEmpty && (await isEmpty(ctx, report, asked))) return;
  const { user } = ctx.caller;
  await atomically(ctx, (ctx) =>
    writeMail(ctx, {
      key: `report ${schedule.id} ${day}`,
      kind: "REPORT",
      to: user,
      content: wordsOf(ctx.caller, report, asked, day),
      attachedReport: { report: report.slug, asked, format: schedule.format },
    }),
  );
}

async function* schedulesInLots(ctx: BaseContext) {
  for (let after = 0; ; ) {
    const lot = await ctx.db
      .select({
        schedule: reportSchedules,
        user: callerColumns,
      })
      .from(reportSchedules)
      .innerJoin(users, eq(users.id, reportSchedules.userId))
      .where(and(live(users), gt(reportSchedules.id, after)))
      .orderBy(asc(reportSchedules.id))
      .limit(200);
    yield* lot;
    const last = lot.at(-1);
    if (!last) return;
    after = last.schedule.id;
  }
}

/** One a schedule and day it is due, up to a day late. One that fails keeps no other from it; it is thrown, to be tried again. */
export async function writeReportMails(ctx: BaseContext): Promise<void> {
  const done: PromiseSettledResult<void>[] = [];
  for await (const { schedule, user } of schedulesInLots(ctx)) {
    const asking = { ...ctx, caller: callerOf(user, "read") };
    done.push(...(await Promise.allSettled([writeReportMail(asking, schedule)])));
  }
  const failed = done.find((one) => one.status === "rejected");
  if (failed) throw failed.reason;
}
