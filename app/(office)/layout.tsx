import type { ReactNode } from "react";
import { AppFrame } from "@/components/layout/app-frame";
import { WindowTools } from "@/components/layout/window-tools";
import { OfficeProvider } from "@/components/lists/office-provider";
import { Bell } from "@/components/notifications/bell";
import { SearchEverywhere } from "@/components/search/search-everywhere";
import { roleLabels } from "@/lib/auth/labels";
import { operationsOpenTo } from "@/lib/auth/operations";
import { seesMoney } from "@/lib/auth/sees-money";
import { findPictureAddress } from "@/lib/files/find-picture";
import { pageContext } from "@/lib/next/page-context";
import { countUnread } from "@/lib/notifications/count-unread";
import { getPreferences } from "@/lib/saved-views/get-preferences";
import { read } from "./notifications/actions";
import { keep, remove, save } from "./views/actions";

export default async function OfficeLayout({ children }: { children: ReactNode }) {
  const ctx = await pageContext("session.read");
  const { user } = ctx.caller;
  const allowed = operationsOpenTo(ctx.caller);
  const [photoUrl, unread, preferences] = await Promise.all([
    findPictureAddress(ctx),
    countUnread(ctx),
    getPreferences(ctx),
  ]);
  return (
    <WindowTools>
      <AppFrame
        allowed={allowed}
        bell={<Bell unread={unread} read={read} />}
        search={<SearchEverywhere allowed={allowed} person={user.email} />}
        user={{
          name: `${user.firstName} ${user.lastName}`,
          email: user.email,
          roleLabel: roleLabels[user.role],
          photoUrl,
        }}
      >
        <OfficeProvider
          today={ctx.today}
          seesMoney={seesMoney(ctx.caller)}
          views={{ save, remove }}
          preferences={preferences}
          keep={keep}
        >
          {children}
        </OfficeProvider>
      </AppFrame>
    </WindowTools>
  );
}
