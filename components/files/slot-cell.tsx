"use client";

import { useState } from "react";
import { SlotPhotos, useSlotPhotos } from "@/components/photos/slot-photos";
import { cn } from "@/components/ui/cn";
import type { AttachedModel } from "@/lib/files/attachable";
import type { RecordFiles } from "@/lib/files/list-record-files";
import { mayAct } from "@/lib/files/protection";
import { slotsIn } from "@/lib/files/slot";
import { SlotFilling } from "./slot-filling";
import { SlotTools } from "./slot-tools";
import { useSlot } from "./use-slot";
import type { SlotUse } from "./use-upload";
import { ViewDocument } from "./view-document";

interface SlotCellProps extends SlotUse {
  /** Such as "pase Bloque 16". */
  paper: string;
  isBrief?: boolean | undefined;
}

function SlotCell({ paper, isBrief, ...given }: SlotCellProps) {
  const { rights } = given;
  const title = `Archivo de ${paper}`;
  const slot = { ...given.slot, label: `archivo de ${paper}` };
  const use = { ...given, slot };
  const photos = useSlotPhotos(slot, rights);
  const filling = useSlot({ ...use, onArrived: photos.pages.clear });
  const [isViewed, setViewed] = useState(false);
  return (
    <div className={cn("-my-1.5 print:hidden", !isBrief && "min-w-36")}>
      {filling.isBusy ? null : (
        <span className="flex justify-start">
          <SlotTools
            {...use}
            isBrief={isBrief}
            onPick={filling.pick}
            onPhotos={photos.open}
            onView={() => setViewed(true)}
          />
          {slot.file || mayAct("attach", slot, rights) ? null : (
            <span className="py-2 text-muted">Sin archivo</span>
          )}
        </span>
      )}
      <SlotFilling slot={slot} filling={filling} pickerLabel={title} />
      <SlotPhotos slot={slot} photos={photos} take={filling.take} />
      {slot.file && isViewed ? (
        <ViewDocument open onOpenChange={setViewed} title={title} file={slot.file} />
      ) : null}
    </div>
  );
}

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
