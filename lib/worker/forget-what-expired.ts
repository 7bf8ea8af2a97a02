import { forgetAccesses } from "../access/forget-accesses";
import { purgeOldFailures } from "../attempts/purge-old-failures";
import { forgetSessions } from "../auth/forget-sessions";
import { forgetAnswers } from "../http/forget-answers";
import { forgetJobs } from "../jobs/forget-jobs";
import type { BaseContext } from "../kernel/context";
import { forgetMails } from "../mail/forget-mails";
import { forgetNotifications } from "../notifications/forget-notifications";
import { forgetPasswordLinks } from "../password-links/forget-password-links";

/** One that fails keeps no other from it. */
export async function forgetWhatExpired(ctx: BaseContext): Promise<void> {
  await Promise.all(
    [
      forgetSessions,
      purgeOldFailures,
      forgetAnswers,
      forgetAccesses,
      forgetJobs,
      forgetMails,
      forgetNotifications,
      forgetPasswordLinks,
    ].map((forget) => forget(ctx)),
  );
}
