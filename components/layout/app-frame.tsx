import type { ReactNode } from "react";
import { Help } from "../help/help";
import { HomeLink } from "./home-link";
import { LineStrip } from "./line-strip";
import { Navigation } from "./navigation";
import { NavigationDrawer } from "./navigation-drawer";
import { RoomTitle } from "./room-title";
import { ThemeSwitch } from "./theme-switch";
import { TopBar } from "./top-bar";
import { type FrameUser, UserMenu } from "./user-menu";

interface AppFrameProps {
  /** Operations of the person's role. */
  allowed: readonly string[];
  user: FrameUser;
  search?: ReactNode;
  bell?: ReactNode;
  children: ReactNode;
}

export function AppFrame({ allowed, user, search, bell, children }: AppFrameProps) {
  return (
    <div className="xl:grid xl:grid-cols-[17rem_minmax(0,1fr)] print:block">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:rounded-control focus:bg-accent focus:px-4 focus:py-2.5 focus:font-medium focus:text-on-accent"
      >
        Saltar al contenido
      </a>
      <aside className="sticky top-0 hidden h-dvh flex-col border-line border-r bg-surface xl:flex print:hidden">
        <div className="flex h-14 shrink-0 items-center px-4">
          <HomeLink />
        </div>
        <div className="min-h-0 flex-1 overflow-y-auto pt-2">
          <Navigation allowed={allowed} />
        </div>
      </aside>
      <div className="min-w-0">
        <TopBar
          account={
            <>
              {bell}
              <ThemeSwitch />
              <UserMenu user={user} />
            </>
          }
        >
          <NavigationDrawer allowed={allowed} />
          <RoomTitle />
          <div className="min-w-control flex-1">{search}</div>
          <Help />
        </TopBar>
        <LineStrip />
        <main
          id="content"
          tabIndex={-1}
          className="mx-auto max-w-[100rem] px-4 py-6 dense:py-4 focus:outline-none sm:px-6 lg:px-8 print:max-w-none print:p-0"
        >
          {children}
        </main>
      </div>
    </div>
  );
}
