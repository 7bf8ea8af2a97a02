"use client";

import { usePathname } from "next/navigation";
import { roomOf } from "./navigation-items";

/** The current room's name, for the narrow top bar. */
export function RoomTitle() {
  return (
    <span className="min-w-0 truncate font-medium text-ink lg:hidden">
      {roomOf(usePathname())?.label ?? "Faena"}
    </span>
  );
}
