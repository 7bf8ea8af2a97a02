import type { Metadata } from "next";
import { HistoryTable } from "@/components/history/history-table";
import { PageHeader } from "@/components/layout/page-header";
import { askedSpan } from "@/lib/history/input";
import { changeList } from "@/lib/history/list";
import { listChanges } from "@/lib/history/list-changes";
import { nameChanges } from "@/lib/history/name-changes";
import type { SearchParams } from "@/lib/lists/address";
import { pageOf } from "@/lib/lists/sql";
import { openListPage } from "@/lib/next/open-list-page";
import { listPeople } from "@/lib/users/list-people";

export const metadata: Metadata = { title: changeList.name };

export default async function HistoryPage({
  searchParams,
}: {
  searchParams: Promise<SearchParams>;
}) {
  const { ctx, query } = await openListPage(changeList, searchParams);
  const [{ rows, total }, people] = await Promise.all([
    listChanges(ctx, askedSpan(pageOf(query))),
    listPeople(ctx),
  ]);
  return (
    <>
      <PageHeader title={changeList.name} subtitle="Quién cambió qué, y cuándo." />
      <HistoryTable
        query={query}
        rows={await nameChanges(ctx, rows)}
        total={total}
        choices={{ userId: people }}
        timeZone={ctx.timeZone}
      />
    </>
  );
}
