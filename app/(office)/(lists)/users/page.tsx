import type { Metadata } from "next";
import { PageHeader } from "@/components/layout/page-header";
import { PlainList } from "@/components/lists/plain-list";
import { NewUser } from "@/components/users/new-user";
import { UserListActions } from "@/components/users/user-list-actions";
import { links } from "@/lib/links/pages";
import type { SearchParams } from "@/lib/lists/address";
import { pageOf } from "@/lib/lists/sql";
import { openListPage } from "@/lib/next/open-list-page";
import { userList } from "@/lib/users/list";
import { listUsers } from "@/lib/users/list-users";

export const metadata: Metadata = { title: userList.name };

export default async function UsersPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { ctx, query } = await openListPage(userList, searchParams);
  const { rows, total } = await listUsers(ctx, pageOf(query));
  return (
    <>
      <PageHeader title={userList.name} actions={<UserListActions />} />
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
