"use client";

import { QrCode, Toilet } from "lucide-react";
import { DeclaredTable, type ShownList } from "@/components/lists/declared-table";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { equipmentList } from "@/lib/equipment/list";
import type { ListedEquipment } from "@/lib/equipment/list-equipment";
import { links } from "@/lib/links/pages";
import { isOutOfService } from "@/lib/placement/availability";
import { equipmentCells } from "./equipment-cells";

export const EquipmentTable = (shown: ShownList<ListedEquipment>) => (
  <DeclaredTable
    {...shown}
    list={equipmentList}
    cells={equipmentCells}
    icon={Toilet}
    rowHref={({ id }) => links.equipment(id)}
    rowMuted={(unit) => !unit.isActive || isOutOfService(unit)}
    bulkActions={(ids) => (
      <Button asChild size="sm">
        <Link href={`/equipment/labels?ids=${ids.join(",")}`}>
          <QrCode aria-hidden="true" />
          Etiquetas
        </Link>
      </Button>
    )}
  />
);
