import type { Metadata } from "next";
import { Authorship } from "@/components/history/authorship";
import { HistoryList } from "@/components/history/history-list";
import { PageHeader } from "@/components/layout/page-header";
import { ResetSecondFactor } from "@/components/second-factor/reset-second-factor";
import { ActiveState } from "@/components/ui/active-state";
import { Card } from "@/components/ui/card";
import { UserForm } from "@/components/users/user-form";
import { UserActions } from "@/components/users/user-menu";
import { getAuthors } from "@/lib/history/get-authors";
import { listChanges } from "@/lib/history/list-changes";
import { nameChanges } from "@/lib/history/name-changes";
import { links } from "@/lib/links/pages";
import { idOfPath, orNotFound, pageContext } from "@/lib/next/page-context";
import { getUser } from "@/lib/users/get-user";
import { endSessions, erase, remove, resetFactor, update } from "../actions";

export const metadata: Metadata = { title: "Usuario" };

const latest = { page: 1, pageSize: 20 };

export default async function UserPage({ params }: { params: Promise<{ user_id: string }> }) {
  const ctx = await pageContext("users.update");
  const userId = idOfPath((await params).user_id);
  const user = await orNotFound(getUser(ctx, { userId }));
  const [authors, { rows }] = await Promise.all([
    getAuthors(ctx, user),
    listChanges(ctx, { recordType: "user", recordId: userId, page: latest }),
  ]);
  const name = `${user.firstName} ${user.lastName}`;
  const isSelf = userId === ctx.caller.user.id;
  return (
    <>
      <PageHeader
        title={name}
        subtitle={user.email}
        status={<ActiveState isActive={user.isActive} />}
        crumbs={[{ label: "Usuarios", href: links.users }, { label: name }]}
        actions={
          <>
            {user.secondFactorSince && !isSelf ? (
              <ResetSecondFactor user={{ id: userId, name }} reset={resetFactor} />
            ) : null}
            <UserActions
              user={{ id: userId, version: user.version, name }}
              isSelf={isSelf}
              remove={remove}
              endSessions={endSessions}
              erase={erase}
            />
          </>
        }
      />
      <div className="grid gap-6">
        <UserForm user={user} isSelf={isSelf} save={update} />
        <Card title="Historial" padding="none">
          <HistoryList changes={await nameChanges(ctx, rows)} timeZone={ctx.timeZone} />
        </Card>
        <Authorship authors={authors} timeZone={ctx.timeZone} />
      </div>
    </>
  );
}
