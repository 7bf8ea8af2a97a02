import { extendOverdueClaims } from "../assignments/extend-overdue-claims";
import { refreshUnbilledTotals } from "../billing/refresh-unbilled-totals";
import { writeDigests } from "../digest/write-digests";
import { freeEndedEquipment } from "../equipment/free-ended-equipment";
import { checkFiles } from "../files/check-files";
import type { JobData, JobName } from "../jobs/queues";
import type { BaseContext } from "../kernel/context";
import { resumeMails } from "../mail/resume-mails";
import { sendMail } from "../mail/send-mail";
import { mailNotifications } from "../notifications/mail-notifications";
import { sendPasswordLink } from "../password-links/send-password-link";
import { readAttachedReport } from "../report-schedules/read-attached-report";
import { tellOfReportMail } from "../report-schedules/tell-of-report-mail";
import { writeReportMails } from "../report-schedules/write-report-mails";
import { expireHolds } from "../reservations/expire-holds";
import { recognizeScan } from "../scans/recognize-scan";
import { resumeScans } from "../scans/resume-scans";
import { backUp } from "./back-up";
import { drillRestore } from "./drill-restore";
import { forgetWhatExpired } from "./forget-what-expired";
import { sweepStoredFiles } from "./look-after-files";
import { notifyOfTheDay } from "./notify-of-the-day";
import { warnOfProxy } from "./watch-proxy";

/** Each leaves the same behind when it is done twice. */
export const handlers: {
  [Name in JobName]: (ctx: BaseContext, data: JobData<Name>) => Promise<unknown>;
} = {
  "read-scan": (ctx, { scanId }) => recognizeScan(ctx, scanId),
  "resume-scans": (ctx) => resumeScans(ctx),
  "send-mail": (ctx, { mailId }) =>
    sendMail(ctx, mailId, { attach: readAttachedReport, tell: tellOfReportMail }),
  "resume-mails": (ctx) => resumeMails(ctx),
  "send-password-link": (ctx, { email }) => sendPasswordLink(ctx, email),
  "write-digests": (ctx) => writeDigests(ctx),
  "write-report-mails": (ctx) => writeReportMails(ctx),
  "notify-of-the-day": (ctx) => notifyOfTheDay(ctx),
  "mail-notifications": (ctx) => mailNotifications(ctx),
  "refresh-unbilled-totals": (ctx) => refreshUnbilledTotals(ctx),
  "free-ended-equipment": (ctx) => freeEndedEquipment(ctx),
  "extend-overdue-claims": (ctx) => extendOverdueClaims(ctx),
  "expire-holds": (ctx) => expireHolds(ctx),
  "forget-expired": (ctx) => forgetWhatExpired(ctx),
  "warn-of-proxy": (ctx) => warnOfProxy(ctx),
  "sweep-files": (ctx) => sweepStoredFiles(ctx),
  "check-files": (ctx) => checkFiles(ctx),
  "back-up": (ctx) => backUp(ctx),
  "restore-drill": () => drillRestore(),
};
