"use client";

import { Search } from "lucide-react";
import { Slot } from "radix-ui";
import { useEffect, useState, useSyncExternalStore } from "react";
import { shortcuts } from "@/components/help/shortcuts";
import { latePart } from "@/components/ui/late-part";
import { useOpener } from "@/components/ui/use-opener";
import type { PaletteProps } from "./palette";

const searchWindow = latePart(() =>
  import("./search-window").then(({ SearchWindow }) => SearchWindow),
);

const never = () => () => undefined;
const isOnMac = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** The server cannot know the computer. */
const useShortcutName = () => (useSyncExternalStore(never, isOnMac, () => false) ? "⌘K" : "Ctrl K");

export function SearchEverywhere(props: Pick<PaletteProps, "allowed" | "person">) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!shortcuts.search.isPressed(event)) return;
      event.preventDefault();
      setOpen((before) => !before);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
  const { Window, opened, openerProps } = useOpener(searchWindow, {
    kind: "dialog",
    open,
    onOpenChange: setOpen,
  });
  return (
    <>
      <Slot.Root {...openerProps}>
        <SearchButton />
      </Slot.Root>
      {Window ? <Window {...props} opened={opened} /> : null}
    </>
  );
}

function SearchButton(props: React.ComponentProps<"button">) {
  const shortcut = useShortcutName();
  return (
    <button
      type="button"
      {...props}
      aria-label="Buscar"
      aria-keyshortcuts={shortcuts.search.aria}
      className="flex min-h-control min-w-control items-center justify-center gap-2 rounded-control border border-line bg-canvas px-3 text-muted transition-colors hover:border-line-strong max-lg:ml-auto lg:w-full lg:max-w-sm"
    >
      <Search className="size-4 shrink-0" aria-hidden="true" />
      <span className="flex-1 text-left max-lg:hidden">Buscar…</span>
      <kbd className="rounded border border-line bg-surface px-1.5 font-sans text-xs max-lg:hidden">
        {shortcut}
      </kbd>
    </button>
  );
}
