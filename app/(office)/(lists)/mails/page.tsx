import type { Metadata } from "next";
import { PageHeader } from "@/components/layout/page-header";
import { MailsTable } from "@/components/mail/mails-table";
import { Alert } from "@/components/ui/alert";
import type { SearchParams } from "@/lib/lists/address";
import { pageOf } from "@/lib/lists/sql";
import { mailList } from "@/lib/mail/list";
import { listMails } from "@/lib/mail/list-mails";
import { mailServer } from "@/lib/mail/mail-server";
import { openListPage } from "@/lib/next/open-list-page";

export const metadata: Metadata = { title: mailList.name };

export default async function MailsPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { ctx, query } = await openListPage(mailList, searchParams);
  const { rows, total } = await listMails(ctx, pageOf(query));
  return (
    <>
      <PageHeader title={mailList.name} subtitle="Lo que el servicio escribe a sus usuarios" />
      {mailServer ? null : (
        <Alert className="mb-6">
          El servicio no tiene servidor de correo: lo que escribe queda aquí, retenido. Para que
          salga, ponga SMTP_URL, MAIL_FROM y APP_URL.
        </Alert>
      )}
      <MailsTable {...{ query, rows, total }} timeZone={ctx.timeZone} />
    </>
  );
}
