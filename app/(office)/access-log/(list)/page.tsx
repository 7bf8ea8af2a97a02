import type { Metadata } from "next";
import { AccessTable } from "@/components/access/access-table";
import { PageHeader } from "@/components/layout/page-header";
import { accessQuery } from "@/lib/access/input";
import { listAccesses } from "@/lib/access/list-accesses";
import { parseListQuery, type SearchParams } from "@/lib/lists/address";
import { pageOf } from "@/lib/lists/sql";
import { pageContext } from "@/lib/next/page-context";
import { listPeople } from "@/lib/users/list-people";

export const metadata: Metadata = { title: "Registro de accesos" };

export default async function AccessLogPage({
  searchParams,
}: {
  searchParams: Promise<SearchParams>;
}) {
  const ctx = await pageContext("access.list");
  const query = parseListQuery(await searchParams, accessQuery);
  const [{ rows, total }, people] = await Promise.all([
    listAccesses(ctx, pageOf(query)),
    listPeople(ctx),
  ]);
  return (
    <>
      <PageHeader
        title="Registro de accesos"
        subtitle="Quién ingresó, quién lo intentó y qué permisos cambiaron."
      />
      <AccessTable
        query={query}
        rows={rows}
        total={total}
        people={people}
        timeZone={ctx.timeZone}
      />
    </>
  );
}
