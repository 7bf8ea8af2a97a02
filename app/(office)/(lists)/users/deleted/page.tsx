import type { Metadata } from "next";
import { PageHeader } from "@/components/layout/page-header";
import { DeletedPeople } from "@/components/privacy/deleted-people";
import { links } from "@/lib/links/pages";
import { parseListQuery, type SearchParams } from "@/lib/lists/address";
import { pageOf } from "@/lib/lists/sql";
import { pageContext } from "@/lib/next/page-context";
import { deletedQuery } from "@/lib/privacy/input";
import { listDeletedPeople } from "@/lib/privacy/list-deleted-people";
import * as staff from "../../../staff/actions";
import * as users from "../../../users/actions";

const title = "Personas eliminadas";

export const metadata: Metadata = { title };

export default async function DeletedPeoplePage({
  searchParams,
}: {
  searchParams: Promise<SearchParams>;
}) {
  const ctx = await pageContext("privacy.previewErasure");
  const query = parseListQuery(await searchParams, deletedQuery);
  const { rows, total } = await listDeletedPeople(ctx, pageOf(query));
  return (
    <>
      <PageHeader
        title={title}
        subtitle="Ya no se ven en las listas, pero Faena aún guarda sus datos."
        crumbs={[{ label: "Usuarios", href: links.users }, { label: title }]}
      />
      <DeletedPeople
        query={query}
        rows={rows}
        total={total}
        timeZone={ctx.timeZone}
        erase={{ user: users.erase, technical: staff.erase }}
      />
    </>
  );
}
