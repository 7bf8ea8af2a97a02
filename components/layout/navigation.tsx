"use client";

import { usePathname } from "next/navigation";
import { cn } from "@/components/ui/cn";
import { Link } from "@/components/ui/link";
import { type Room, roomOf, roomsFor } from "./navigation-items";

interface NavigationProps {
  allowed: readonly string[];
  /** So that a drawer can close. */
  onEnter?: () => void;
}

export function Navigation({ allowed, onEnter }: NavigationProps) {
  const current = roomOf(usePathname());
  const visible = roomsFor(allowed);
  const groups = [...new Set(visible.map(({ group }) => group))];
  return (
    <nav aria-label="Principal" className="grid grid-cols-1 gap-5 px-2.5 pb-6">
      {groups.map((group) => (
        <div key={group}>
          {group ? (
            <p className="px-2 pb-1 font-medium text-[0.6875rem] text-faint tracking-wide">
              {group}
            </p>
          ) : null}
          <ul className="grid grid-cols-1 gap-px" aria-label={group ?? "General"}>
            {visible
              .filter((room) => room.group === group)
              .map((room) => (
                <li key={room.href}>
                  <RoomEntry room={room} current={room === current} onEnter={onEnter} />
                </li>
              ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

interface RoomEntryProps {
  room: Room;
  current: boolean;
  onEnter: (() => void) | undefined;
}

const entry =
  "flex min-h-control-sm items-center gap-2 rounded-control px-2 text-[0.8125rem] touch:text-sm [&_svg]:size-4";

function RoomEntry({ room: { label, href, icon: Icon }, current, onEnter }: RoomEntryProps) {
  return (
    <Link
      href={href}
      aria-current={current ? "page" : undefined}
      onClick={() => onEnter?.()}
      className={cn(
        entry,
        "transition-colors",
        current
          ? "bg-accent-soft font-medium text-accent-ink"
          : "text-muted hover:bg-sunken hover:text-ink",
      )}
    >
      <Icon aria-hidden="true" className="shrink-0" />
      <span className="min-w-0 flex-1 truncate">{label}</span>
    </Link>
  );
}
