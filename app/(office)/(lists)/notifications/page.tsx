import type { Metadata } from "next";
import { PageHeader } from "@/components/layout/page-header";
import { NotificationsTable } from "@/components/notifications/notifications-table";
import { ReadAll } from "@/components/notifications/read-all";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { links } from "@/lib/links/pages";
import type { SearchParams } from "@/lib/lists/address";
import { pageOf } from "@/lib/lists/sql";
import { openListPage } from "@/lib/next/open-list-page";
import { countUnread } from "@/lib/notifications/count-unread";
import { notificationList } from "@/lib/notifications/list";
import { listNotifications } from "@/lib/notifications/list-notifications";
import { read } from "../../notifications/actions";

export const metadata: Metadata = { title: notificationList.name };

export default async function NotificationsPage({
  searchParams,
}: {
  searchParams: Promise<SearchParams>;
}) {
  const { ctx, query } = await openListPage(notificationList, searchParams);
  const [{ rows, total }, unread] = await Promise.all([
    listNotifications(ctx, pageOf(query)),
    countUnread(ctx),
  ]);
  return (
    <>
      <PageHeader
        title={notificationList.name}
        subtitle="Lo que terminó, falló, vence o le piden"
        actions={
          <>
            <Button asChild>
              <Link href={links.notificationPreferences}>Preferencias de avisos</Link>
            </Button>
            {unread > 0 ? <ReadAll read={read} /> : null}
          </>
        }
      />
      <NotificationsTable {...{ query, rows, total, read }} timeZone={ctx.timeZone} />
    </>
  );
}
