"use client";

import type { PDFDocumentProxy } from "pdfjs-dist";
import { useEffect, useRef, useState } from "react";
import { Page } from "react-pdf";
import { Skeleton } from "@/components/ui/skeleton";

const early = "600px";

export function ScanBatchPage({ batch, page }: { batch: PDFDocumentProxy; page: number }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: early },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={place}
      className="grid h-36 w-28 place-items-center overflow-hidden rounded bg-sunken [&_canvas]:max-h-36 [&_canvas]:w-auto!"
    >
      {isNear ? (
        <Page
          pdf={batch}
          pageNumber={page}
          width={110}
          renderTextLayer={false}
          renderAnnotationLayer={false}
          loading={<Skeleton className="h-36 w-28" />}
          error={<span className="px-2 text-center text-muted text-xs">Página ilegible</span>}
        />
      ) : null}
    </div>
  );
}
