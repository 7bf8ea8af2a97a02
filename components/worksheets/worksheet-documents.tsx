import { DocumentsCard } from "@/components/files/documents-card";
import { MergeDocuments } from "@/components/files/merge-documents";
import { PrintedDocument } from "@/components/files/printed-document";
import type { RecordFiles } from "@/lib/files/list-record-files";
import { slotsIn } from "@/lib/files/slot";
import { links } from "@/lib/links/pages";

interface WorksheetDocumentsProps {
  sheet: { id: number; seriesCode: string };
  files: RecordFiles;
}

export const WorksheetDocuments = ({ sheet, files }: WorksheetDocumentsProps) => (
  <DocumentsCard
    isLow
    files={files}
    slots={slotsIn(files.slots, "sheet_project", sheet.id)}
    actions={
      <>
        <PrintedDocument
          title={`Planilla ${sheet.seriesCode}`}
          href={links.print.worksheet(sheet.id)}
          label="Ver planilla"
        />
        <PrintedDocument
          title={`Planilla ${sheet.seriesCode}, copia para el campamento`}
          href={links.print.campCopy(sheet.id)}
          label="Copia para el campamento"
        />
        <PrintedDocument
          title={`Certificado de disposición final de ${sheet.seriesCode}`}
          href={links.print.certificate(sheet.id)}
          label="Ver certificado"
        />
        <MergeDocuments href={links.merge.worksheet(sheet.id)} />
      </>
    }
  />
);
