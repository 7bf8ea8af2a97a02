"use client";

import { useRef, useState } from "react";
import { cn } from "@/components/ui/cn";
import type { AttachedModel } from "@/lib/files/attachable";
import type { RecordFiles } from "@/lib/files/list-record-files";
import { slotsIn } from "@/lib/files/slot";
import { ConfirmFile } from "./confirm-file";
import { FilePicker } from "./file-picker";
import { SlotProgress } from "./slot-state";
import { SlotTools } from "./slot-tools";
import { useSlot } from "./use-slot";
import type { SlotUse } from "./use-upload";
import { ViewDocument } from "./view-document";

interface SlotCellProps extends SlotUse {
  /** What the row is, such as "pase Bloque 16". */
  paper: string;
  isBrief?: boolean | undefined;
}

/** A file field in the row of a table: only what may be done with it. */
export function SlotCell({ paper, isBrief, ...given }: SlotCellProps) {
  const { rights } = given;
  const slot = { ...given.slot, label: `Archivo de ${paper}` };
  const use = { ...given, slot };
  const { upload, asked, confirm, forget, take, isBusy } = useSlot(use);
  const picker = useRef<HTMLInputElement>(null);
  const [isViewed, setViewed] = useState(false);
  return (
    <div className={cn("-my-1.5 print:hidden", !isBrief && "min-w-36")}>
      {isBusy ? null : (
        <span className="flex justify-start">
          <SlotTools
            {...use}
            isBrief={isBrief}
            onPick={() => picker.current?.click()}
            onView={() => setViewed(true)}
          />
          {slot.file || rights.attach ? null : <span className="py-2 text-muted">Sin archivo</span>}
        </span>
      )}
      <SlotProgress upload={upload} label={slot.label} />
      <FilePicker ref={picker} label={slot.label} kind={slot.kind} onFiles={take} />
      {asked ? (
        <ConfirmFile slot={slot} file={asked} onCancel={forget} onConfirm={confirm} />
      ) : null}
      {slot.file && isViewed ? (
        <ViewDocument open onOpenChange={setViewed} title={slot.label} file={slot.file} />
      ) : null}
    </div>
  );
}

/** The column of a table of papers that holds the file of each, named after its paper. */
export const fileColumn = <Row,>(
  { slots, rights }: RecordFiles,
  model: AttachedModel,
  paperOf: (row: Row) => { id: number; name: string },
  isBrief = false,
) => ({
  header: "Archivo",
  cell: (row: Row) => {
    const { id, name } = paperOf(row);
    return slotsIn(slots, model, id).map((slot) => (
      <SlotCell key={slot.field} slot={slot} paper={name} rights={rights} isBrief={isBrief} />
    ));
  },
});
