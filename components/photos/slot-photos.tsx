"use client";

import dynamic from "next/dynamic";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { FileRights } from "@/lib/files/rights";
import type { Slot } from "@/lib/files/slot";
import { counted } from "@/lib/values/count-text";
import { usePhotos } from "./use-photos";

const PhotosDialog = dynamic(() =>
  import("./photos-dialog").then(({ PhotosDialog }) => PhotosDialog),
);

const fieldOf = ({ model, objectId, field }: Slot, { userId }: FileRights): string =>
  `${userId} ${model} ${objectId} ${field}`;

export function useSlotPhotos(slot: Slot, rights: FileRights) {
  const pages = usePhotos(fieldOf(slot, rights));
  const [isOpen, setOpen] = useState(false);
  return { pages, isOpen, open: () => setOpen(true), close: () => setOpen(false) };
}

interface SlotPhotosProps {
  slot: Slot;
  photos: ReturnType<typeof useSlotPhotos>;
  /** Null while it takes none. */
  take: ((files: File[]) => void) | null;
}

export function SlotPhotos({
  slot,
  photos: { pages, isOpen, open, close },
  take,
}: SlotPhotosProps) {
  if (!take) return null;
  const send = (file: File) => {
    close();
    take([file]);
  };
  return (
    <>
      {pages.photos.length > 0 ? (
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-warn-soft px-3 py-1.5 text-warn-ink text-xs">
          <span className="min-w-0 flex-1">
            {counted(pages.photos.length, "foto", "fotos")} sin subir, en este equipo
          </span>
          <Button size="sm" onClick={open}>
            Seguir con las fotos
          </Button>
        </p>
      ) : null}
      {isOpen ? (
        <PhotosDialog title={slot.label} pages={pages} onClose={close} onPdf={send} />
      ) : null}
    </>
  );
}
