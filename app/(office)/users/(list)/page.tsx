import { Plus, UserX } from "lucide-react";
import type { Metadata } from "next";
import Link from "next/link";
import { PageHeader } from "@/components/layout/page-header";
import { Button } from "@/components/ui/button";
import { UsersTable } from "@/components/users/users-table";
import { links } from "@/lib/links/pages";
import { parseListQuery, type SearchParams } from "@/lib/lists/address";
import { pageOf } from "@/lib/lists/sql";
import { pageContext } from "@/lib/next/page-context";
import { userQuery } from "@/lib/users/input";
import { listUsers } from "@/lib/users/list-users";

export const metadata: Metadata = { title: "Usuarios" };

export default async function UsersPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const ctx = await pageContext("users.list");
  const query = parseListQuery(await searchParams, userQuery);
  const { rows, total } = await listUsers(ctx, pageOf(query));
  return (
    <>
      <PageHeader title="Usuarios" actions={<Actions />} />
      <UsersTable
        query={query}
        rows={rows}
        total={total}
        timeZone={ctx.timeZone}
        create={<NewUser />}
      />
    </>
  );
}

const NewUser = () => (
  <Button asChild variant="primary">
    <Link href="/users/new">
      <Plus aria-hidden="true" />
      Nuevo usuario
    </Link>
  </Button>
);

const Actions = () => (
  <>
    <Button asChild>
      <Link href={links.deletedPeople}>
        <UserX aria-hidden="true" />
        Personas eliminadas
      </Link>
    </Button>
    <NewUser />
  </>
);
