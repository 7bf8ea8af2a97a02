"use client";

import { PackagePlus } from "lucide-react";
import { useState } from "react";
import { BulkRowList } from "@/components/lists/bulk-rows";
import { ProjectField } from "@/components/projects/project-field";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Link } from "@/components/ui/link";
import { DialogClose } from "@/components/ui/window-close";
import { equipmentFault } from "@/lib/assignments/admission";
import type { ListedEquipment } from "@/lib/equipment/list-equipment";
import { links } from "@/lib/links/pages";

const rowOf = (unit: ListedEquipment) => {
  const fault = equipmentFault(unit);
  return {
    id: unit.id,
    name: `${unit.code}, ${unit.name}`,
    words: fault ? `Queda fuera: ${fault.message}` : "Se asigna",
    isOff: fault !== null,
  };
};

/** To which project; with what terms is asked there, and all of them are assigned or none. */
export function AssignChosen({ units }: { units: readonly ListedEquipment[] }) {
  const [projectId, setProjectId] = useState<number | null>(null);
  const rows = units.map(rowOf);
  const ids = rows.filter(({ isOff }) => !isOff).map(({ id }) => id);
  return (
    <Dialog
      title="¿A qué proyecto se asignan?"
      description="Las fechas y tarifas se ponen en el paso siguiente; se asignan todos o ninguno."
      trigger={
        <Button size="sm" aria-haspopup="dialog">
          <PackagePlus aria-hidden="true" />
          Asignar
        </Button>
      }
      footer={
        <>
          <DialogClose>
            <Button>Cancelar</Button>
          </DialogClose>
          {projectId && ids.length > 0 ? (
            <Button asChild variant="primary">
              <Link href={links.assignUnits(projectId, ids)}>{`Continuar con ${ids.length}`}</Link>
            </Button>
          ) : (
            <Button variant="primary" disabled>
              Continuar
            </Button>
          )}
        </>
      }
    >
      <div className="pb-3">
        <ProjectField
          choices="open-projects"
          value={projectId}
          name={undefined}
          error={undefined}
          onChange={setProjectId}
        />
      </div>
      <BulkRowList label="Qué pasará" rows={rows} />
    </Dialog>
  );
}
