import type { Metadata } from "next";
import { Profile } from "@/components/users/profile";
import { listSessions } from "@/lib/auth/list-sessions";
import { listTokens } from "@/lib/auth/list-tokens";
import { findPictureAddress } from "@/lib/files/find-picture";
import { pageContext } from "@/lib/next/page-context";
import { listWays } from "@/lib/notifications/list-ways";
import { getSecondFactor } from "@/lib/second-factor/get-second-factor";
import { getUser } from "@/lib/users/get-user";
import { profileActs as acts } from "./profile-acts";

export const metadata: Metadata = { title: "Mi perfil" };

export default async function ProfilePage() {
  const ctx = await pageContext("session.read");
  const [user, picture, sessions, { rows: tokens }, factor, preferences] = await Promise.all([
    getUser(ctx, { userId: ctx.caller.user.id }),
    findPictureAddress(ctx),
    listSessions(ctx),
    listTokens(ctx, { page: null }),
    getSecondFactor(ctx),
    listWays(ctx),
  ]);
  return (
    <Profile
      {...{ user, picture, sessions, tokens, factor, preferences, acts }}
      timeZone={ctx.timeZone}
      now={ctx.now}
    />
  );
}
