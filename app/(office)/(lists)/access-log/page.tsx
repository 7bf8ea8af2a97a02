import type { Metadata } from "next";
import { AccessTable } from "@/components/access/access-table";
import { PageHeader } from "@/components/layout/page-header";
import { accessList } from "@/lib/access/list";
import { listAccesses } from "@/lib/access/list-accesses";
import type { SearchParams } from "@/lib/lists/address";
import { pageOf } from "@/lib/lists/sql";
import { openListPage } from "@/lib/next/open-list-page";
import { listPeople } from "@/lib/users/list-people";

export const metadata: Metadata = { title: accessList.name };

export default async function AccessLogPage({
  searchParams,
}: {
  searchParams: Promise<SearchParams>;
}) {
  const { ctx, query } = await openListPage(accessList, searchParams);
  const [{ rows, total }, people] = await Promise.all([
    listAccesses(ctx, pageOf(query)),
    listPeople(ctx),
  ]);
  return (
    <>
      <PageHeader
        title={accessList.name}
        subtitle="Quién ingresó, quién lo intentó y qué permisos cambiaron."
      />
      <AccessTable
        query={query}
        rows={rows}
        total={total}
        choices={{ userId: people }}
        timeZone={ctx.timeZone}
      />
    </>
  );
}
