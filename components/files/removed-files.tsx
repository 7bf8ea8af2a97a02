"use client";

import { ArchiveRestore, Eye, Trash2 } from "lucide-react";
import { ConfirmAct } from "@/components/forms/confirm-act";
import type { ListColumn } from "@/components/lists/columns";
import { DataTable } from "@/components/lists/data-table";
import { IconButton } from "@/components/ui/icon-button";
import type { Act } from "@/components/ui/use-act";
import type { RemovedFile } from "@/lib/files/list-removed";
import type { ListQuery } from "@/lib/lists/address";
import { showInstant } from "@/lib/values/clock";
import { DaysLeft, FileCell } from "./kept-file-cells";
import { ViewDocument } from "./view-document";

interface RemovedFilesProps {
  query: ListQuery<string, object>;
  rows: RemovedFile[];
  total: number;
  timeZone: string;
  /** Null without permission. */
  restore: Act | null;
}

const columnsOf = (timeZone: string, restore: Act | null): ListColumn<RemovedFile>[] => [
  {
    id: "file",
    header: "Archivo",
    isMain: true,
    cell: (file) => <FileCell {...file} />,
  },
  {
    id: "owner",
    header: "De",
    cell: ({ owner, label }) => (
      <>
        <span className="block">{owner}</span>
        <span className="text-muted text-xs">{label}</span>
      </>
    ),
  },
  {
    id: "removed",
    header: "Eliminado",
    cell: ({ removedAt, removedBy }) => (
      <>
        <span className="block whitespace-nowrap tabular-nums">
          {showInstant(removedAt, timeZone)}
        </span>
        <span className="text-muted text-xs">{removedBy ?? "Sistema"}</span>
      </>
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
    cell: (row) => <RemovedTools row={row} restore={restore} />,
  },
];

function RemovedTools({ row, restore }: { row: RemovedFile; restore: Act | null }) {
  return (
    <span className="-my-1.5 flex justify-end print:hidden">
      <ViewDocument
        title={row.label}
        file={{ name: row.fileName, url: row.url, contentType: row.contentType }}
        trigger={<IconButton icon={Eye} label={`Ver ${row.fileName}`} />}
      />
      {restore ? (
        <ConfirmAct
          trigger={<IconButton icon={ArchiveRestore} label={`Restaurar ${row.fileName}`} />}
          title={`¿Restaurar ${row.label.toLowerCase()} de ${row.owner}?`}
          description="Vuelve a su campo si sigue vacío y su planilla no está cerrada."
          confirmLabel="Restaurar"
          tone="primary"
          act={restore}
          input={{ attachment_id: row.id }}
          done="Archivo restaurado."
        />
      ) : null}
    </span>
  );
}

export const RemovedFiles = ({ timeZone, restore, ...list }: RemovedFilesProps) => (
  <DataTable
    {...list}
    id="removed-files"
    label="Archivos eliminados"
    searchLabel="Buscar por nombre del archivo"
    columns={columnsOf(timeZone, restore)}
    rowId={({ id }) => String(id)}
    empty={{
      icon: Trash2,
      title: "La papelera está vacía",
      description: "Los archivos reemplazados o eliminados quedan aquí 30 días.",
      act: "settled",
    }}
  />
);
