import type { ReactNode } from "react";

interface TopBarProps {
  children: ReactNode;
  account: ReactNode;
}

export const TopBar = ({ children, account }: TopBarProps) => (
  <header className="sticky top-0 z-30 flex h-14 items-center gap-1 border-line border-b bg-surface px-3 sm:gap-2 sm:px-6 lg:px-8 print:hidden">
    {children}
    <div className="notices-place shrink-0" />
    <div className="flex shrink-0 items-center justify-end gap-1 sm:gap-2 md:w-(--account)">
      {account}
    </div>
  </header>
);
