"use client";

import { useState } from "react";
import { SlotPhotos, useSlotPhotos } from "@/components/photos/slot-photos";
import { cn } from "@/components/ui/cn";
import { SlotFilling } from "./slot-filling";
import { SlotContent, SlotMark } from "./slot-state";
import { SlotTools } from "./slot-tools";
import { useDrop } from "./use-drop";
import { useSlot } from "./use-slot";
import type { SlotUse } from "./use-upload";
import { ViewDocument } from "./view-document";

interface DocumentSlotProps extends SlotUse {
  isShown?: boolean;
  className?: string;
}

export function DocumentSlot({ isShown = false, className, ...use }: DocumentSlotProps) {
  const { slot } = use;
  const photos = useSlotPhotos(slot, use.rights);
  const filling = useSlot({ ...use, onArrived: photos.pages.clear });
  const { isOver, target } = useDrop(filling.take);
  const [isViewed, setViewed] = useState(false);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the acts of a document are no fields of a form
    <div
      role="group"
      aria-label={slot.label}
      aria-busy={filling.isBusy}
      {...target}
      className={cn(
        "px-5 py-3 transition-colors",
        isOver && "bg-accent-soft outline-2 outline-accent -outline-offset-2 outline-dashed",
        className,
      )}
    >
      <div className="flex items-center gap-3">
        <SlotMark slot={slot} />
        <div className="min-w-0 flex-1">
          <p className="font-medium text-ink text-sm">{slot.label}</p>
          <SlotContent slot={slot} isOver={isOver} />
        </div>
        <div className="-my-1 flex shrink-0 justify-end print:hidden">
          {filling.isBusy ? null : (
            <SlotTools
              {...use}
              onPick={filling.pick}
              onPhotos={photos.open}
              onView={isShown ? null : () => setViewed(true)}
            />
          )}
        </div>
      </div>
      <SlotFilling slot={slot} filling={filling} />
      <SlotPhotos slot={slot} photos={photos} take={filling.take} />
      {slot.file && isViewed ? (
        <ViewDocument open onOpenChange={setViewed} title={slot.label} file={slot.file} />
      ) : null}
    </div>
  );
}
