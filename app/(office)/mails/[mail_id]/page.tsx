import { Send } from "lucide-react";
import type { Metadata } from "next";
import { ConfirmAct } from "@/components/forms/confirm-act";
import { PageHeader } from "@/components/layout/page-header";
import { MailStateBadge } from "@/components/mail/mail-state";
import { MailView } from "@/components/mail/mail-view";
import { Button } from "@/components/ui/button";
import { may } from "@/lib/auth/permissions";
import { links } from "@/lib/links/pages";
import { getMail } from "@/lib/mail/get-mail";
import { mailList } from "@/lib/mail/list";
import { mailServer } from "@/lib/mail/mail-server";
import { idOfPath, orNotFound, pageContext } from "@/lib/next/page-context";
import { mayBeSent } from "@/lib/states/mail";
import { send } from "../actions";

export const metadata: Metadata = { title: "Correo" };

export default async function MailPage({ params }: { params: Promise<{ mail_id: string }> }) {
  const ctx = await pageContext("mails.list");
  const mail = await orNotFound(getMail(ctx, { mailId: idOfPath((await params).mail_id) }));
  const isSendable = mailServer !== null && mayBeSent(mail) && may(ctx.caller, "mails.send");
  return (
    <>
      <PageHeader
        title={mail.subject}
        status={<MailStateBadge status={mail.status} />}
        crumbs={[{ label: mailList.name, href: links.mails }]}
        actions={
          isSendable ? (
            <ConfirmAct
              trigger={
                <Button>
                  <Send aria-hidden="true" />
                  Enviar
                </Button>
              }
              title="¿Enviar el correo?"
              description={`Sale en un momento para ${mail.recipient}.`}
              confirmLabel="Enviar"
              tone="primary"
              act={send}
              input={{ mail_id: mail.id }}
              done="El correo saldrá en un momento."
            />
          ) : null
        }
      />
      <MailView mail={mail} timeZone={ctx.timeZone} />
    </>
  );
}
