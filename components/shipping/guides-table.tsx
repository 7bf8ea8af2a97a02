"use client";

import { Package } from "lucide-react";
import { DeclaredTable, type ShownList } from "@/components/lists/declared-table";
import { filesInBulk } from "@/components/lists/files-in-bulk";
import { links } from "@/lib/links/pages";
import { guideList, projectGuideList } from "@/lib/shipping/list";
import type { Guide } from "@/lib/shipping/queries";
import { isVoidGuide } from "@/lib/states/guide";
import { guideCells } from "./guide-cells";

interface GuidesTableProps extends ShownList<Guide> {
  isOfProject?: boolean;
}

export const GuidesTable = ({ isOfProject, ...shown }: GuidesTableProps) => (
  <DeclaredTable
    {...shown}
    list={isOfProject ? projectGuideList : guideList}
    cells={guideCells}
    icon={Package}
    rowHref={({ id }) => links.shippingGuide(id)}
    bulkActions={filesInBulk("shipping_guide")}
    rowMuted={isVoidGuide}
  />
);
