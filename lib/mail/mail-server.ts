import { env } from "../kernel/env";

export type MailServer = { url: string; from: string };

/** Null where mails are held. */
export const mailServer: MailServer | null =
  env.SMTP_URL && env.MAIL_FROM ? { url: env.SMTP_URL, from: env.MAIL_FROM } : null;
