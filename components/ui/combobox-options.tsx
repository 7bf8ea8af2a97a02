"use client";

import { Check } from "lucide-react";
import { Popover } from "radix-ui";
import { type RefObject, useEffect } from "react";
import { cn } from "./cn";
import { ComboboxStatus } from "./combobox-status";
import { useOverlayContainer } from "./overlay-container";
import type { useCombobox } from "./use-combobox";

export interface ComboboxListProps {
  box: ReturnType<typeof useCombobox>;
  label: string;
  chosen: readonly string[];
  anchor: RefObject<HTMLElement | null>;
}

/** The focus stays in the input. */
export function ComboboxOptions({ box, label, chosen, anchor }: ComboboxListProps) {
  const container = useOverlayContainer();
  const { listId, active } = box;
  useEffect(() => {
    document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: "nearest" });
  }, [listId, active]);
  return (
    <Popover.Root open={box.open} onOpenChange={(open) => (open ? box.setOpen(true) : box.close())}>
      <Popover.Anchor virtualRef={anchor as { current: HTMLElement }} />
      <Popover.Portal container={container}>
        <Popover.Content
          align="start"
          sideOffset={4}
          collisionPadding={8}
          aria-label={label}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onInteractOutside={(event) => event.preventDefault()}
          className="z-50 w-(--radix-popover-trigger-width) min-w-56 animate-fade-in rounded-card border border-line bg-surface shadow-pop"
        >
          <div
            id={listId}
            role="listbox"
            aria-label={label}
            aria-busy={box.loading}
            tabIndex={-1}
            className="max-h-72 overflow-y-auto p-1"
          >
            {box.options.map((option, at) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the focus stays in the input, whose keys choose
              <div
                key={option.value}
                id={`${listId}-${at}`}
                role="option"
                tabIndex={-1}
                aria-selected={chosen.includes(option.value)}
                aria-disabled={option.disabled || undefined}
                onPointerMove={() => box.setActive(at)}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => box.pick(option)}
                className={cn(
                  "group flex min-h-control cursor-pointer select-none items-center gap-2 rounded-control px-2.5 py-1.5 aria-disabled:cursor-not-allowed aria-disabled:opacity-50",
                  at === active && "bg-sunken",
                )}
              >
                <span className="min-w-0 flex-1">
                  <span className="block truncate text-ink">{option.label}</span>
                  {option.detail ? (
                    <span className="block truncate text-muted text-xs">{option.detail}</span>
                  ) : null}
                </span>
                <Check
                  className="hidden size-4 shrink-0 text-accent group-aria-selected:block"
                  aria-hidden="true"
                />
              </div>
            ))}
          </div>
          <ComboboxStatus box={box} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
