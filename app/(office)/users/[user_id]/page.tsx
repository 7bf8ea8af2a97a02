import type { Metadata } from "next";
import { Authorship } from "@/components/history/authorship";
import { HistoryList } from "@/components/history/history-list";
import { Card } from "@/components/ui/card";
import { UserForm } from "@/components/users/user-form";
import { UserHeader } from "@/components/users/user-header";
import { getAuthors } from "@/lib/history/get-authors";
import { listNamedChanges } from "@/lib/history/list-named-changes";
import { idOfPath, orNotFound, pageContext } from "@/lib/next/page-context";
import { getUser } from "@/lib/users/get-user";
import { endSessions, erase, remove, resetFactor, update } from "../actions";

export const metadata: Metadata = { title: "Usuario" };

const latest = { page: 1, pageSize: 20 };
const acts = { remove, endSessions, erase, reset: resetFactor };

export default async function UserPage({ params }: { params: Promise<{ user_id: string }> }) {
  const ctx = await pageContext("users.update");
  const userId = idOfPath((await params).user_id);
  const user = await orNotFound(getUser(ctx, { userId }));
  const [authors, history] = await Promise.all([
    getAuthors(ctx, user),
    listNamedChanges(ctx, { recordType: "user", recordId: userId, page: latest }),
  ]);
  const isSelf = userId === ctx.caller.user.id;
  return (
    <>
      <UserHeader {...{ user, isSelf, acts }} />
      <div className="grid gap-6">
        <UserForm user={user} isSelf={isSelf} save={update} />
        <Card title="Historial" padding="none">
          <HistoryList {...history} />
        </Card>
        <Authorship authors={authors} timeZone={ctx.timeZone} />
      </div>
    </>
  );
}
