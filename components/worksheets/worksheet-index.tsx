import { SectionIndex } from "@/components/ui/section-index";
import type { WorksheetOverview } from "@/lib/overview/get-worksheet-overview";
import { showMoney } from "@/lib/values/decimal";
import { worksheetFields } from "@/lib/worksheets/fields";

type WorksheetIndexProps = Pick<WorksheetOverview, "sheet" | "lines" | "chains" | "maintenance">;

export const WorksheetIndex = ({ sheet, lines, chains, maintenance }: WorksheetIndexProps) => (
  <SectionIndex
    label="Partes de la planilla"
    sections={[
      { id: "lineas", label: "Líneas", count: lines.length },
      { id: "cadenas", label: "Cadenas", count: chains.length },
      { id: "mantenimiento", label: "Mantenimiento", count: maintenance.length },
      { id: "documentos", label: "Documentos" },
      { id: "datos", label: "Datos" },
      { id: "historial", label: "Historial" },
    ]}
    aside={
      <p className="whitespace-nowrap text-muted text-xs max-md:hidden">
        {worksheetFields.total.label}{" "}
        <span className="font-semibold text-ink text-sm tabular-nums">
          {showMoney(sheet.total)}
        </span>
      </p>
    }
  />
);
