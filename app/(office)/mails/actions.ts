"use server";

import { links } from "@/lib/links/pages";
import { MailRef } from "@/lib/mail/input";
import { sendAgain } from "@/lib/mail/send-again";
import { action } from "@/lib/next/action";

export const send = action({
  operation: "mails.send",
  input: MailRef,
  run: (ctx, ref) => sendAgain(ctx, ref),
  refresh: [links.mails],
});
