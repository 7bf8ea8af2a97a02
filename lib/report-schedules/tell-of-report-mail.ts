import type { Tell } from "../mail/send-mail";
import { notify } from "../notifications/notify";
import { findReport } from "../reports/registry";

/** To who asked for it, of a mail that a report goes with. */
export const tellOfReportMail: Tell = async (ctx, mail, { isSent }) => {
  const report = mail.attachedReport && findReport(mail.attachedReport.report);
  if (!mail.attachedReport || !report) return;
  const kind = isSent ? "REPORT_SENT" : "REPORT_FAILED";
  const params = { name: report.name, slug: report.slug, asked: mail.attachedReport.asked };
  const record = { type: "mail", id: mail.id };
  await notify(ctx, [{ kind, params, record, key: String(mail.id), to: [mail.userId] }]);
};
