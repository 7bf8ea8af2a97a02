"use client";

import { FilterButton } from "@/components/lists/filter-button";
import type { Filter } from "@/components/lists/filters";
import { ExportMenu } from "@/components/lists/list-menus";
import type { ListAddress } from "@/components/lists/use-list-address";
import type { CalendarView } from "@/lib/schedule/window";
import type { Day } from "@/lib/values/dates";
import { WindowBar } from "./window-bar";

interface CalendarToolbarProps {
  view: CalendarView;
  date: Day;
  today: Day;
  filters: readonly Filter[];
  address: ListAddress;
  /** Filters of the export that the address does not hold. */
  fixed: Record<string, string>;
}

/** All state is in the address. */
export function CalendarToolbar({ filters, address, fixed, ...shown }: CalendarToolbarProps) {
  const exported = new URLSearchParams({ ...Object.fromEntries(address.params), ...fixed });
  return (
    <WindowBar
      {...shown}
      views={["month", "week", "day", "agenda"]}
      go={(date) => address.go({ date })}
      look={(view) => address.go({ view })}
    >
      {filters.map((filter) => (
        <FilterButton key={filter.key} filter={filter} address={address} />
      ))}
      <div className="ml-auto">
        <ExportMenu href="/calendar/export" params={exported} />
      </div>
    </WindowBar>
  );
}
