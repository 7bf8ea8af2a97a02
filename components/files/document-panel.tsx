"use client";

import { FileX2 } from "lucide-react";
import { type Emptiness, EmptyState } from "@/components/ui/empty-state";
import { sealLabels } from "@/lib/files/labels";
import { isAllowed, mayAct } from "@/lib/files/protection";
import type { FileRights } from "@/lib/files/rights";
import type { Slot } from "@/lib/files/slot";
import { DocumentSlot } from "./document-slot";
import { DocumentViewer } from "./document-viewer";

interface DocumentPanelProps {
  slot: Slot;
  /** The outermost first. */
  trail: readonly string[];
  rights: FileRights;
  onChanged: () => void;
}

export const DocumentPanel = ({ slot, trail, rights, onChanged }: DocumentPanelProps) => (
  <div className="flex h-full min-h-0 flex-col">
    <p className="truncate px-5 pt-4 text-muted text-xs">{trail.join(" › ")}</p>
    <DocumentSlot
      slot={slot}
      rights={rights}
      onChanged={onChanged}
      isShown
      className="border-line border-b"
    />
    {slot.file ? (
      <div className="min-h-0 flex-1">
        <DocumentViewer {...slot.file} />
      </div>
    ) : (
      <EmptyState icon={FileX2} title="Sin archivo" {...adviceOn(slot, rights)} />
    )}
  </div>
);

function adviceOn(slot: Slot, rights: FileRights): Pick<Emptiness, "description" | "act"> {
  if (mayAct("attach", slot, rights))
    return { description: "Arrastre el archivo hasta su fila, o toque Subir.", act: "beside" };
  return slot.seal && !isAllowed("attach", slot)
    ? { description: `${sealLabels[slot.seal]}: ya no recibe archivos.`, act: "sealed" }
    : { description: "Nadie lo ha subido todavía.", act: "office" };
}
