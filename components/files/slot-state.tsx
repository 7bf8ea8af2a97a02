"use client";

import { FileImage, FileText, FileX2, RotateCw, X } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Progress } from "@/components/ui/progress";
import { showSize } from "@/lib/files/accepted";
import type { Slot } from "@/lib/files/slot";
import type { Upload } from "./use-upload";

export function SlotMark({ slot }: { slot: Slot }) {
  const box = "grid size-10 shrink-0 place-items-center overflow-hidden rounded-control";
  if (slot.file && slot.kind === "image")
    return (
      <span className={`${box} bg-sunken`}>
        {/* biome-ignore lint/performance/noImgElement: a private file, streamed as it is */}
        <img src={slot.file.url} alt="" loading="lazy" className="size-full object-cover" />
      </span>
    );
  const Icon = slot.kind === "image" ? FileImage : FileText;
  return slot.file ? (
    <span className={`${box} bg-accent-soft text-accent-ink`}>
      <Icon className="size-5" aria-hidden="true" />
    </span>
  ) : (
    <span className={`${box} border border-line-strong border-dashed text-muted`}>
      <FileX2 className="size-5" aria-hidden="true" />
    </span>
  );
}

interface SlotContentProps {
  slot: Slot;
  isOver: boolean;
}

export function SlotContent({ slot, isOver }: SlotContentProps) {
  if (isOver)
    return (
      <span className="block text-accent-ink text-xs">
        {slot.file ? "Suelte para reemplazar el archivo" : "Suelte para subir el archivo"}
      </span>
    );
  return slot.file ? (
    <span className="block break-words text-muted text-xs [overflow-wrap:anywhere]">
      {slot.file.name} · {showSize(slot.file.size)}
    </span>
  ) : (
    <span className="block text-muted text-xs">Sin archivo</span>
  );
}

export function SlotProgress({ upload, label }: { upload: Upload; label: string }) {
  const { sending, error } = upload;
  if (sending) {
    const percent = Math.round(sending.share * 100);
    return (
      <div className="mt-2 flex items-center gap-3">
        <div className="min-w-0 flex-1">
          <p className="mb-1 truncate text-muted text-xs">
            {percent < 100 ? `${sending.name} · ${percent} %` : `${sending.name} · revisando…`}
          </p>
          <Progress label={`Subiendo ${label}`} value={percent} />
        </div>
        <Button size="sm" variant="ghost" onClick={upload.cancel}>
          Cancelar
        </Button>
      </div>
    );
  }
  return error ? (
    <div
      role="alert"
      className="mt-2 flex items-start gap-2 rounded-control bg-danger-soft px-3 py-2 text-danger-ink text-xs"
    >
      <span className="min-w-0 flex-1 break-words py-0.5">{error}</span>
      {upload.retry ? (
        <Button size="sm" onClick={upload.retry}>
          <RotateCw aria-hidden="true" />
          Reintentar
        </Button>
      ) : null}
      <button
        type="button"
        aria-label="Cerrar el mensaje"
        className="-my-1 grid size-6 shrink-0 place-items-center rounded touch:size-11"
        onClick={upload.dismiss}
      >
        <X className="size-3.5" aria-hidden="true" />
      </button>
    </div>
  ) : null;
}
