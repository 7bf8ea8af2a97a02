"use client";

import { FolderOpen } from "lucide-react";
import { EmptyState } from "@/components/ui/empty-state";
import { SidePanel } from "@/components/ui/sheet";
import type { FileRights } from "@/lib/files/rights";
import { DocumentPanel } from "./document-panel";
import type { SlotRow } from "./tree-rows";
import { useWide } from "./use-wide";

interface ChosenDocumentProps {
  chosen: SlotRow | null;
  rights: FileRights;
  onChanged: (root: string) => void;
  onClose: () => void;
}

export function ChosenDocument({ chosen, rights, onChanged, onClose }: ChosenDocumentProps) {
  const isWide = useWide();
  const panel = chosen && (
    <DocumentPanel
      slot={chosen.slot}
      trail={chosen.trail}
      rights={rights}
      onChanged={() => onChanged(chosen.root)}
    />
  );
  return (
    <>
      <section
        aria-label="Documento elegido"
        className="sticky top-18 hidden h-[calc(100dvh-6rem)] overflow-clip rounded-card border border-line bg-surface shadow-card min-[75rem]:block print:hidden"
      >
        {(isWide && panel) || <NothingChosen />}
      </section>
      <SidePanel
        open={!isWide && Boolean(chosen?.slot.file)}
        onOpenChange={onClose}
        title={chosen?.slot.label ?? "Documento"}
        hideTitle
        className="max-w-3xl"
      >
        {isWide ? null : <div className="h-full pt-8">{panel}</div>}
      </SidePanel>
    </>
  );
}

const NothingChosen = () => (
  <EmptyState
    icon={FolderOpen}
    title="Elija un documento"
    description="Se muestra aquí. También puede arrastrar un archivo hasta su fila del árbol."
    act="beside"
    className="h-full justify-center"
  />
);
