"use client";

import { FileQuestion } from "lucide-react";
import { useState } from "react";
import type { TrayPage } from "@/lib/scans/tray";

interface PagePictureProps {
  page: TrayPage;
  url: string;
  /** Empty where something beside it says which page it is. */
  alt: string;
}

/** A picture that failed before hydration fires no more events. */
const hasFailed = (image: HTMLImageElement | null) => image?.complete && image.naturalWidth === 0;

export function PagePicture({ page, url, alt }: PagePictureProps) {
  const [isMissing, setMissing] = useState(false);
  if (isMissing)
    return (
      <span className="grid size-full place-content-center justify-items-center gap-1 text-muted text-xs">
        <FileQuestion className="size-6" aria-hidden="true" />
        Sin imagen
      </span>
    );
  return (
    // biome-ignore lint/performance/noImgElement: a private picture, already small
    <img
      ref={(image) => {
        if (hasFailed(image)) setMissing(true);
      }}
      src={url}
      alt={alt}
      loading="lazy"
      draggable={false}
      onError={() => setMissing(true)}
      className="size-full object-contain"
      style={{ rotate: `${page.rotation}deg` }}
    />
  );
}
