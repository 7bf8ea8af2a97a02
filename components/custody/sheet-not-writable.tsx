import { Alert } from "@/components/ui/alert";
import { WorksheetLink } from "@/components/worksheets/worksheet-link";
import type { WorksheetStatus } from "@/lib/states/worksheet";
import { worksheetStatusLabels } from "@/lib/worksheets/labels";

interface SheetNotWritableProps {
  sheet: { id: number; seriesCode: string; status: WorksheetStatus; isClosed: boolean };
  projectId: number;
}

export const SheetNotWritable = ({ sheet, projectId }: SheetNotWritableProps) => (
  <Alert
    tone="info"
    title="Esta planilla no admite cambios en sus cadenas"
    action={
      <WorksheetLink projectId={projectId} sheetId={sheet.id} instead={null}>
        Ver planilla
      </WorksheetLink>
    }
  >
    {reasonOf(sheet)}
  </Alert>
);

const reasonOf = ({ seriesCode, status, isClosed }: SheetNotWritableProps["sheet"]) =>
  isClosed
    ? `La planilla ${seriesCode} está CERRADA. Primero hay que abrirla.`
    : `La planilla ${seriesCode} está ${worksheetStatusLabels[status]}; las cadenas se crean y cambian mientras está ${worksheetStatusLabels.IN_PROGRESS}.`;
