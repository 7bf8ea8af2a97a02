import type { Metadata } from "next";
import { Profile } from "@/components/users/profile";
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

const acts = {
  endOne,
  endOthers,
  makeToken,
  removePhoto,
  revoke,
  savePassword,
  savePhoto,
  saveProfile,
};

export default async function ProfilePage() {
  const ctx = await pageContext("session.read");
  const [user, picture, sessions, { rows: tokens }] = await Promise.all([
    getUser(ctx, { userId: ctx.visit.user.id }),
    findPicture(ctx),
    listSessions(ctx),
    listTokens(ctx, { page: null }),
  ]);
  return (
    <Profile {...{ user, picture, sessions, tokens, acts }} timeZone={ctx.timeZone} now={ctx.now} />
  );
}
