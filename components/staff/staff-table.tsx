"use client";

import { HardHat } from "lucide-react";
import { DeclaredTable, type ShownList } from "@/components/lists/declared-table";
import { filesInBulk } from "@/components/lists/files-in-bulk";
import type { CellsOf } from "@/components/lists/screen-columns";
import { outlookCells } from "@/components/papers/outlook-cells";
import type { StaffRow } from "@/lib/alerts/list-staff-by-expiry";
import { staffList } from "@/lib/alerts/staff-list";
import { links } from "@/lib/links/pages";

const cells: CellsOf<typeof staffList> = {
  ...outlookCells,
  phone: { className: "whitespace-nowrap tabular-nums", cell: ({ phone }) => phone || "—" },
};

export const StaffTable = (shown: ShownList<StaffRow>) => (
  <DeclaredTable
    {...shown}
    list={staffList}
    cells={cells}
    icon={HardHat}
    rowHref={({ id }) => links.staffMember(id)}
    bulkActions={filesInBulk("technical")}
    rowMuted={({ isActive }) => !isActive}
  />
);
