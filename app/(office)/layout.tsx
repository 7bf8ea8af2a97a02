import type { ReactNode } from "react";
import { AppFrame } from "@/components/layout/app-frame";
import { WindowTools } from "@/components/layout/window-tools";
import { OfficeProvider } from "@/components/lists/office-provider";
import { SearchEverywhere } from "@/components/search/search-everywhere";
import { roleLabels } from "@/lib/auth/labels";
import { operationsOf } from "@/lib/auth/operations";
import { findPictureAddress } from "@/lib/files/find-picture";
import { pageContext } from "@/lib/next/page-context";
import { getPreferences } from "@/lib/saved-views/get-preferences";
import { keep, remove, save } from "./views/actions";

export default async function OfficeLayout({ children }: { children: ReactNode }) {
  const ctx = await pageContext("session.read");
  const { user } = ctx.caller;
  const allowed = operationsOf(user.role);
  return (
    <WindowTools>
      <AppFrame
        allowed={allowed}
        search={<SearchEverywhere allowed={allowed} person={user.email} />}
        user={{
          name: `${user.firstName} ${user.lastName}`,
          email: user.email,
          roleLabel: roleLabels[user.role],
          photoUrl: await findPictureAddress(ctx),
        }}
      >
        <OfficeProvider
          today={ctx.today}
          views={{ save, remove }}
          preferences={await getPreferences(ctx)}
          keep={keep}
        >
          {children}
        </OfficeProvider>
      </AppFrame>
    </WindowTools>
  );
}
