export const tabStripLook =
  "relative -mx-1 flex overflow-x-auto xl:gap-1 border-line border-b px-1 [scrollbar-width:none] print:hidden";

export const tabLook =
  "focus-inset relative flex min-h-11 shrink-0 items-center gap-2 whitespace-nowrap rounded-t-control px-2 font-medium text-muted text-sm transition-colors xl:px-3 after:absolute after:inset-x-2 after:-bottom-px after:h-0.5 after:rounded-full hover:text-ink aria-[current=page]:text-ink aria-[current=page]:after:bg-accent data-[state=active]:text-ink data-[state=active]:after:bg-accent";
