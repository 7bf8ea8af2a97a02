import { createHash } from "node:crypto";
import type { mails } from "@/db/schema";
import type { MailServer } from "./mail-server";

type Sendable = Pick<typeof mails.$inferSelect, "key" | "recipient" | "subject" | "words" | "html">;

/** Milliseconds: together less than the limit of a job. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 25_000 };

/** The same for a mail that is sent again, so that programs that read mail show one. */
function messageIdOf(key: string, from: string) {
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? "localhost";
  return `<${createHash("sha256").update(key).digest("hex").slice(0, 32)}@${domain}>`;
}

/** Until the server has taken it. */
export async function deliver(mail: Sendable, { url, from }: MailServer): Promise<void> {
  const { createTransport } = await import("nodemailer");
  const address = new URL(url);
  for (const [name, value] of Object.entries(patience))
    if (!address.searchParams.has(name)) address.searchParams.set(name, String(value));
  const transport = createTransport(address.href);
  try {
    await transport.sendMail({
      from,
      to: { name: "", address: mail.recipient },
      subject: mail.subject,
      text: mail.words,
      html: mail.html,
      messageId: messageIdOf(mail.key, from),
      headers: { "Auto-Submitted": "auto-generated" },
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  } finally {
    transport.close();
  }
}
