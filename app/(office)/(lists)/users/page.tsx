import { Plus, UserX } from "lucide-react";
import type { Metadata } from "next";
import Link from "next/link";
import { PageHeader } from "@/components/layout/page-header";
import { PlainList } from "@/components/lists/plain-list";
import { Button } from "@/components/ui/button";
import { links } from "@/lib/links/pages";
import type { SearchParams } from "@/lib/lists/address";
import { pageOf } from "@/lib/lists/sql";
import { openList } from "@/lib/next/list-page";
import { userList } from "@/lib/users/list";
import { listUsers } from "@/lib/users/list-users";

export const metadata: Metadata = { title: userList.name };

export default async function UsersPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { ctx, query } = await openList(userList, searchParams);
  const { rows, total } = await listUsers(ctx, pageOf(query));
  return (
    <>
      <PageHeader title={userList.name} actions={<Actions />} />
      <PlainList
        list={userList}
        {...{ query, rows, total }}
        timeZone={ctx.timeZone}
        rowId={({ id }) => id}
        rowHref={({ id }) => links.user(id)}
        rowMuted={({ isActive }) => !isActive}
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
