"use client";

import { Command } from "cmdk";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

interface GroupProps {
  heading: string;
  children: ReactNode;
}

export const PaletteGroup = ({ heading, children }: GroupProps) => (
  <Command.Group
    heading={heading}
    className="pb-1 [&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:pt-2.5 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-muted [&_[cmdk-group-heading]]:text-xs"
  >
    {children}
  </Command.Group>
);

interface EntryProps {
  /** Unique in the palette. */
  value: string;
  icon: LucideIcon;
  label: string;
  detail?: string;
  onChoose: () => void;
}

export const PaletteEntry = ({ value, icon: Icon, label, detail, onChoose }: EntryProps) => (
  <Command.Item
    value={value}
    onSelect={onChoose}
    className="flex min-h-control cursor-pointer select-none items-center gap-3 rounded-control px-2.5 py-1.5 data-[selected=true]:bg-sunken"
  >
    <Icon className="size-4 shrink-0 text-muted" aria-hidden="true" />
    <span className="min-w-0 flex-1">
      <span className="block truncate text-ink">{label}</span>
      {detail ? <span className="block truncate text-muted text-xs">{detail}</span> : null}
    </span>
  </Command.Item>
);
