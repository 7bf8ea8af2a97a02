"use client";

import { FileText, FileX2, ImageIcon, Lock, Upload as UploadIcon } from "lucide-react";
import type { KeyboardEvent } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import type { FileRights } from "@/lib/files/rights";
import type { Slot } from "@/lib/files/slot";
import { SlotFilling } from "./slot-filling";
import { SlotContent } from "./slot-state";
import { TreeItem } from "./tree-item";
import type { SlotRow } from "./tree-rows";
import { useDrop } from "./use-drop";
import { useSlot } from "./use-slot";

interface TreeSlotProps {
  row: SlotRow;
  rights: FileRights;
  isActive: boolean;
  isSelected: boolean;
  onSelect: () => void;
  onChanged: () => void;
}

export function TreeSlot({
  row,
  rights,
  isActive,
  isSelected,
  onSelect,
  onChanged,
}: TreeSlotProps) {
  const { slot } = row;
  const filling = useSlot({ slot, rights, onChanged });
  const { take, pick, isBusy } = filling;
  const { isOver, target } = useDrop(take);
  const press = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget || !["Enter", " "].includes(event.key)) return;
    event.preventDefault();
    onSelect();
    if (!slot.file && take) pick();
  };
  return (
    <TreeItem
      row={row}
      isActive={isActive}
      aria-selected={isSelected}
      aria-busy={isBusy}
      onClick={onSelect}
      onKeyDown={press}
      {...target}
      className={cn(
        "flex-col items-stretch gap-0",
        isSelected && "bg-accent-soft",
        isOver && "bg-accent-soft outline-2 outline-accent -outline-offset-2 outline-dashed",
      )}
    >
      <div className="flex min-h-control items-center gap-2.5 sm:pl-6.5">
        <Mark slot={slot} />
        <span className="min-w-0 flex-1 py-1">
          <span className="block text-ink text-sm">{slot.label}</span>
          <SlotContent slot={slot} isOver={isOver} />
        </span>
        {slot.file && slot.seal ? (
          <Lock className="size-4 text-muted" role="img" aria-label="Sellado" />
        ) : null}
        {!slot.file && take && !isBusy ? (
          <Button
            size="sm"
            variant="ghost"
            tabIndex={-1}
            aria-label={`Subir ${slot.label}`}
            onClick={(event) => {
              event.stopPropagation();
              pick();
            }}
          >
            <UploadIcon aria-hidden="true" />
            Subir
          </Button>
        ) : null}
      </div>
      <SlotFilling slot={slot} filling={filling} />
    </TreeItem>
  );
}

function Mark({ slot }: { slot: Slot }) {
  const look = "size-4.5 shrink-0";
  if (!slot.file) return <FileX2 className={cn(look, "text-faint")} aria-hidden="true" />;
  const Icon = slot.kind === "image" ? ImageIcon : FileText;
  return <Icon className={cn(look, "text-accent")} aria-hidden="true" />;
}
