"use client";

import { QrCode, Toilet } from "lucide-react";
import { chosenRows } from "@/components/lists/chosen-rows";
import { DeclaredTable, type ShownList } from "@/components/lists/declared-table";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { equipmentList } from "@/lib/equipment/list";
import type { ListedEquipment } from "@/lib/equipment/list-equipment";
import { links } from "@/lib/links/pages";
import { isOutOfService } from "@/lib/placement/availability";
import { AssignChosen } from "./assign-chosen";
import { equipmentCells } from "./equipment-cells";

interface EquipmentTableProps extends ShownList<ListedEquipment> {
  mayAssign: boolean;
}

export const EquipmentTable = ({ mayAssign, ...shown }: EquipmentTableProps) => (
  <DeclaredTable
    {...shown}
    list={equipmentList}
    cells={equipmentCells}
    icon={Toilet}
    rowHref={({ id }) => links.equipment(id)}
    rowMuted={(unit) => !unit.isActive || isOutOfService(unit)}
    bulkActions={(ids) => (
      <>
        {mayAssign ? <AssignChosen units={chosenRows(shown.rows, ids)} /> : null}
        <Button asChild size="sm">
          <Link href={`/equipment/labels?ids=${ids.join(",")}`}>
            <QrCode aria-hidden="true" />
            Etiquetas
          </Link>
        </Button>
      </>
    )}
  />
);
