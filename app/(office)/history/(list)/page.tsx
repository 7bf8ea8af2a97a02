import type { Metadata } from "next";
import { HistoryTable } from "@/components/history/history-table";
import { PageHeader } from "@/components/layout/page-header";
import { askedSpan, historyQuery } from "@/lib/history/input";
import { listChanges } from "@/lib/history/list-changes";
import { nameChanges } from "@/lib/history/name-changes";
import { parseListQuery, type SearchParams } from "@/lib/lists/address";
import { pageOf } from "@/lib/lists/sql";
import { pageContext } from "@/lib/next/page-context";
import { listPeople } from "@/lib/users/list-people";

export const metadata: Metadata = { title: "Registro de cambios" };

export default async function HistoryPage({
  searchParams,
}: {
  searchParams: Promise<SearchParams>;
}) {
  const ctx = await pageContext("history.list");
  const query = parseListQuery(await searchParams, historyQuery);
  const [{ rows, total }, people] = await Promise.all([
    listChanges(ctx, askedSpan(pageOf(query))),
    listPeople(ctx),
  ]);
  return (
    <>
      <PageHeader title="Registro de cambios" subtitle="Quién cambió qué, y cuándo." />
      <HistoryTable
        query={query}
        rows={await nameChanges(ctx, rows)}
        total={total}
        people={people}
        timeZone={ctx.timeZone}
      />
    </>
  );
}
