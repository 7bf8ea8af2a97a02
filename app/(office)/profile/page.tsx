import type { Metadata } from "next";
import { PasswordForm } from "@/components/auth/password-form";
import { SessionList } from "@/components/auth/session-list";
import { TokenList } from "@/components/auth/token-list";
import { PageHeader } from "@/components/layout/page-header";
import { ProfileForm } from "@/components/users/profile-form";
import { ProfilePicture } from "@/components/users/profile-picture";
import { roleLabels } from "@/lib/auth/labels";
import { listSessions } from "@/lib/auth/list-sessions";
import { listTokens } from "@/lib/auth/list-tokens";
import { findPicture } from "@/lib/files/find-picture";
import { pageContext } from "@/lib/next/page-context";
import { getUser } from "@/lib/users/get-user";
import {
  endOne,
  endOthers,
  makeToken,
  removePhoto,
  revoke,
  savePassword,
  savePhoto,
  saveProfile,
} from "./actions";

export const metadata: Metadata = { title: "Mi perfil" };

export default async function ProfilePage() {
  const ctx = await pageContext("session.read");
  const [user, picture, sessions, { rows: tokens }] = await Promise.all([
    getUser(ctx, { userId: ctx.visit.user.id }),
    findPicture(ctx),
    listSessions(ctx),
    listTokens(ctx, { page: null }),
  ]);
  const { email, firstName, lastName, signatureName, signatureRole } = user;
  return (
    <>
      <PageHeader title="Mi perfil" subtitle={`${email} · ${roleLabels[user.role]}`} />
      <div className="grid gap-6">
        <ProfileForm
          profile={{ firstName, lastName, signatureName, signatureRole }}
          save={saveProfile}
        />
        <ProfilePicture
          name={`${firstName} ${lastName}`}
          url={picture}
          save={savePhoto}
          remove={removePhoto}
        />
        <PasswordForm who={{ email, firstName, lastName }} save={savePassword} />
        <SessionList
          sessions={sessions}
          timeZone={ctx.timeZone}
          endOne={endOne}
          endOthers={endOthers}
        />
        <TokenList
          tokens={tokens}
          timeZone={ctx.timeZone}
          now={ctx.now}
          make={makeToken}
          revoke={revoke}
        />
      </div>
    </>
  );
}
