"use client";

import { ArchiveRestore, ArchiveX, Eye } from "lucide-react";
import { ConfirmAct } from "@/components/forms/confirm-act";
import type { ListColumn } from "@/components/lists/columns";
import { DataTable } from "@/components/lists/data-table";
import { IconButton } from "@/components/ui/icon-button";
import type { Act } from "@/components/ui/use-act";
import type { QuarantinedFile } from "@/lib/files/list-quarantined";
import type { ListQuery } from "@/lib/lists/address";
import { showInstant } from "@/lib/values/clock";
import { DaysLeft, FileCell } from "./kept-file-cells";
import { ViewDocument } from "./view-document";

interface QuarantinedFilesProps {
  query: ListQuery<string, object>;
  rows: QuarantinedFile[];
  total: number;
  timeZone: string;
  /** Null without permission. */
  putBack: Act | null;
}

const columnsOf = (timeZone: string, putBack: Act | null): ListColumn<QuarantinedFile>[] => [
  {
    id: "file",
    header: "Archivo",
    isMain: true,
    cell: (file) => <FileCell {...file} />,
  },
  {
    id: "since",
    header: "Apartado",
    cell: ({ since }) => (
      <span className="whitespace-nowrap tabular-nums">{showInstant(since, timeZone)}</span>
    ),
  },
  {
    id: "left",
    header: "Se borra en",
    cell: (file) => <DaysLeft {...file} />,
  },
  {
    id: "tools",
    header: "Acciones",
    align: "end",
    cell: (row) => <QuarantinedTools row={row} putBack={putBack} />,
  },
];

function QuarantinedTools({ row, putBack }: { row: QuarantinedFile; putBack: Act | null }) {
  return (
    <span className="-my-1.5 flex justify-end print:hidden">
      <ViewDocument
        title="Archivo sin registro"
        file={{ name: row.fileName, url: row.url, contentType: row.contentType }}
        trigger={<IconButton icon={Eye} label={`Ver ${row.fileName}`} />}
      />
      {putBack ? (
        <ConfirmAct
          trigger={<IconButton icon={ArchiveRestore} label={`Devolver ${row.fileName}`} />}
          title="¿Devolver el archivo a su lugar?"
          description="Vuelve a donde su registro lo busca. Si ningún registro lo nombra, se aparta otra vez."
          confirmLabel="Devolver"
          tone="primary"
          act={putBack}
          input={{ key: row.quarantinedKey }}
          done="Archivo devuelto."
        />
      ) : null}
    </span>
  );
}

export const QuarantinedFiles = ({ timeZone, putBack, ...list }: QuarantinedFilesProps) => (
  <DataTable
    {...list}
    id="quarantined-files"
    label="Archivos en cuarentena"
    searchLabel="Buscar por clave del archivo"
    columns={columnsOf(timeZone, putBack)}
    rowId={({ quarantinedKey }) => quarantinedKey}
    empty={{
      icon: ArchiveX,
      title: "No hay archivos en cuarentena",
      description: "Cada archivo guardado tiene su registro.",
      act: "settled",
    }}
  />
);
