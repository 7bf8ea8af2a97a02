import { createHash } from "node:crypto";
import type { mails } from "@/db/schema";
import { escaped } from "./compose-mail";
import type { MailServer } from "./mail-server";

type Sendable = Pick<typeof mails.$inferSelect, "key" | "recipient" | "subject" | "words" | "html">;

/** Milliseconds: together less than the limit of a job. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 25_000 };

/** The same for a mail that is sent again, so that programs that read mail show one. */
function messageIdOf(key: string, from: string) {
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? "localhost";
  return `<${createHash("sha256").update(key).digest("hex").slice(0, 32)}@${domain}>`;
}

/** Files that go with a mail, or why they do not. */
export type Attached = {
  files: readonly { fileName: string; type: string; bytes: Uint8Array }[];
  note: string | null;
};

export const nothingAttached: Attached = { files: [], note: null };

/** Until the server has taken it. */
export async function deliver(
  mail: Sendable,
  { files, note }: Attached,
  { url, from }: MailServer,
): Promise<void> {
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
      text: note ? `${mail.words}\n${note}\n` : mail.words,
      html: note
        ? mail.html.replace("</div></body>", `<p>${escaped(note)}</p></div></body>`)
        : mail.html,
      attachments: files.map(({ fileName, type, bytes }) => ({
        filename: fileName,
        contentType: type,
        content: Buffer.from(bytes),
      })),
      messageId: messageIdOf(mail.key, from),
      headers: { "Auto-Submitted": "auto-generated" },
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  } finally {
    transport.close();
  }
}
