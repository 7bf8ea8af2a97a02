"use client";

import { usePathname } from "next/navigation";
import { roomOf } from "./navigation-items";

export function RoomTitle() {
  return (
    <span className="min-w-0 truncate font-medium text-ink xl:hidden">
      {roomOf(usePathname())?.label ?? "Faena"}
    </span>
  );
}
