"use client";

import { ArrowLeft, ArrowRight, Crop, RotateCw, Trash2 } from "lucide-react";
import { IconButton } from "@/components/ui/icon-button";
import type { Photo } from "./photo";
import { useAddress } from "./use-address";
import type { Photos } from "./use-photos";

interface PhotoCardProps {
  photo: Photo;
  /** From 0. */
  at: number;
  pages: Photos;
  onCrop: () => void;
}

export function PhotoCard({ photo, at, pages, onCrop }: PhotoCardProps) {
  const address = useAddress(photo.page);
  const page = `página ${at + 1}`;
  const { isBusy } = pages;
  return (
    <li className="overflow-hidden rounded-control border border-line">
      <div className="h-52 bg-sunken p-2">
        {address ? (
          // biome-ignore lint/performance/noImgElement: a picture that the browser itself holds
          <img
            src={address}
            alt={`Foto de la ${page}`}
            className="size-full object-contain drop-shadow-sm"
          />
        ) : null}
      </div>
      <div className="flex flex-wrap items-center justify-end gap-x-1 px-2 py-1">
        <span className="mr-auto px-1 font-medium text-ink capitalize">{page}</span>
        <IconButton
          icon={ArrowLeft}
          label={`Poner antes la ${page}`}
          disabled={isBusy || at === 0}
          onClick={() => pages.move(at, -1)}
        />
        <IconButton
          icon={ArrowRight}
          label={`Poner después la ${page}`}
          disabled={isBusy || at === pages.photos.length - 1}
          onClick={() => pages.move(at, 1)}
        />
        <IconButton
          icon={RotateCw}
          label={`Girar la ${page}`}
          disabled={isBusy}
          onClick={() => pages.turn(photo.id)}
        />
        <IconButton icon={Crop} label={`Recortar la ${page}`} disabled={isBusy} onClick={onCrop} />
        <IconButton
          icon={Trash2}
          label={`Quitar la ${page}`}
          disabled={isBusy}
          onClick={() => pages.remove(photo.id)}
        />
      </div>
    </li>
  );
}
