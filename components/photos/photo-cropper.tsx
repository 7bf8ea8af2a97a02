"use client";

import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { CornerHandle } from "./corner-handle";
import { type Corners, isSheet, type Point, wholePicture } from "./homography";
import type { Photo } from "./photo";
import { useAddress } from "./use-address";

interface PhotoCropperProps {
  photo: Photo;
  isBusy: boolean;
  onCrop: (corners: Corners) => void;
  onBack: () => void;
}

const names = ["superior izquierda", "superior derecha", "inferior derecha", "inferior izquierda"];

const placed = (corners: Corners, index: number, to: Point): Corners => {
  const [a, b, c, d] = corners.map((corner, at) => (at === index ? to : corner));
  return a && b && c && d ? [a, b, c, d] : corners;
};

export function PhotoCropper({ photo, isBusy, onCrop, onBack }: PhotoCropperProps) {
  const [corners, setCorners] = useState(photo.corners);
  const frame = useRef<HTMLDivElement>(null);
  const address = useAddress(photo.picture);
  const isPossible = isSheet(corners);
  const outline = corners.map(({ x, y }) => `${x},${y}`).join(" L");
  return (
    <div className="grid gap-4">
      <p className="text-muted">
        Lleve cada punto a una esquina de la hoja: con el dedo, el ratón o las flechas del teclado.
      </p>
      <div className="grid select-none place-items-center rounded-control bg-sunken p-6">
        <div ref={frame} className="relative">
          {address ? (
            // biome-ignore lint/performance/noImgElement: a picture that the browser itself holds
            <img
              src={address}
              alt="La foto entera"
              draggable={false}
              className="max-h-[48dvh] max-w-full"
            />
          ) : null}
          <svg
            viewBox="0 0 1 1"
            preserveAspectRatio="none"
            aria-hidden="true"
            className="pointer-events-none absolute inset-0 size-full"
          >
            <path
              d={`M0,0 H1 V1 H0 Z M${outline} Z`}
              fillRule="evenodd"
              className="fill-black/45"
            />
            <path
              d={`M${outline} Z`}
              fill="none"
              strokeWidth="2"
              vectorEffect="non-scaling-stroke"
              className={isPossible ? "stroke-accent" : "stroke-danger"}
            />
          </svg>
          {corners.map((corner, at) => (
            <CornerHandle
              key={names[at]}
              name={names[at] ?? ""}
              at={corner}
              frame={frame}
              onMove={(to) => setCorners(placed(corners, at, to))}
            />
          ))}
        </div>
      </div>
      <p role="status" className="text-danger-ink empty:hidden">
        {isPossible ? "" : "Las esquinas se cruzan o están muy juntas: así no forman una hoja."}
      </p>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="ghost" onClick={() => setCorners(wholePicture)}>
          Foto entera
        </Button>
        <Button onClick={onBack}>Volver</Button>
        <Button
          variant="primary"
          isPending={isBusy}
          disabled={!isPossible}
          onClick={() => onCrop(corners)}
        >
          Recortar
        </Button>
      </div>
    </div>
  );
}
