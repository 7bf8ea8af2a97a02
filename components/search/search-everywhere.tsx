"use client";

import { Search } from "lucide-react";
import dynamic from "next/dynamic";
import { Dialog } from "radix-ui";
import { useEffect, useState, useSyncExternalStore } from "react";
import { CloseButton } from "@/components/ui/close-button";
import type { PaletteProps } from "./palette";

const Palette = dynamic(() => import("./palette").then((module) => module.Palette), {
  ssr: false,
  loading: () => (
    <p role="status" className="px-4 py-5 text-muted">
      Abriendo…
    </p>
  ),
});

const isShortcut = (event: KeyboardEvent) =>
  event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey) && !event.altKey;

const never = () => () => undefined;
const isOnMac = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** The server cannot know the computer. */
const useShortcutName = () => (useSyncExternalStore(never, isOnMac, () => false) ? "⌘K" : "Ctrl K");

export function SearchEverywhere(props: Pick<PaletteProps, "allowed" | "person">) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      setOpen((before) => !before);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger asChild>
        <SearchButton />
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 animate-fade-in bg-overlay print:hidden" />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed inset-0 z-40 mx-auto flex animate-rise flex-col bg-surface focus:outline-none sm:inset-x-4 sm:top-[10dvh] sm:bottom-auto sm:max-h-[80dvh] sm:max-w-2xl sm:rounded-card sm:border sm:border-line sm:shadow-dialog"
        >
          <Dialog.Title className="sr-only">Buscar en todo</Dialog.Title>
          <Palette {...props} onClose={() => setOpen(false)} />
          <CloseButton className="top-2 right-2" />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function SearchButton(props: React.ComponentProps<"button">) {
  const shortcut = useShortcutName();
  return (
    <button
      type="button"
      {...props}
      aria-label="Buscar"
      aria-keyshortcuts="Control+K Meta+K"
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
