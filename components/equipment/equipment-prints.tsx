import { PrintedDocument } from "@/components/files/printed-document";
import { checklistOf, type EquipmentType } from "@/lib/equipment/checklist";
import { links } from "@/lib/links/pages";

interface EquipmentPrintsProps {
  unit: { id: number; code: string; type: EquipmentType };
}

export const EquipmentPrints = ({ unit: { id, code, type } }: EquipmentPrintsProps) => (
  <>
    <PrintedDocument
      title={`Reporte de ${code}`}
      href={links.print.equipment(id)}
      label="Reporte"
    />
    {checklistOf[type].length > 0 ? (
      <>
        <PrintedDocument
          title={`Inspección de ${code}`}
          href={links.print.checklist(id)}
          label="Inspección"
        />
        <PrintedDocument
          title="Lista de inspección en blanco"
          href={links.print.blankChecklist(type)}
          label="Lista en blanco"
        />
      </>
    ) : null}
  </>
);
