"use client";

import type { PDFDocumentProxy } from "pdfjs-dist";
import { useState } from "react";
import { Page } from "react-pdf";
import "react-pdf/dist/Page/TextLayer.css";
import { Alert } from "@/components/ui/alert";
import { Skeleton } from "@/components/ui/skeleton";
import { ScrollArea } from "./scroll-area";
import { usePdf } from "./use-pdf";
import { useView } from "./use-view";
import { ViewerToolbar } from "./viewer-toolbar";

interface PdfViewProps {
  name: string;
  url: string;
  page?: number | undefined;
  rotation?: number | undefined;
}

/** One page at a time, so that a scan of 500 pages opens like one of two. */
export function PdfView({ name, url, ...opening }: PdfViewProps) {
  const view = useView(opening.rotation);
  const pdf = usePdf(url);
  const isOpen = pdf !== null && pdf !== "opening";
  const [page, setPage] = useState(opening.page ?? 1);
  return (
    <div className="flex h-full min-h-0 flex-col">
      <ViewerToolbar
        view={view}
        paging={isOpen ? { page, pages: pdf.numPages, turnTo: setPage } : null}
      />
      <ScrollArea label={name}>
        {(width) => {
          if (pdf === null) return <Unreadable />;
          if (!isOpen || !width) return <Opening />;
          return <Sheet {...{ pdf, page }} width={width * view.zoom} rotation={view.rotation} />;
        }}
      </ScrollArea>
    </div>
  );
}

interface SheetProps {
  pdf: PDFDocumentProxy;
  page: number;
  width: number;
  /** Clockwise degrees added to the page's own rotation. */
  rotation: number;
}

function Sheet({ pdf, page, width, rotation }: SheetProps) {
  const [own, setOwn] = useState(0);
  return (
    <Page
      pdf={pdf}
      pageNumber={page}
      width={width}
      rotate={rotation === 0 ? null : (own + rotation) % 360}
      onLoadSuccess={({ rotate }) => setOwn(rotate)}
      renderAnnotationLayer={false}
      loading={<Opening />}
      error={<Unreadable />}
      className="mx-auto w-fit shadow-card"
    />
  );
}

const Opening = () => (
  <div role="status">
    <span className="sr-only">Abriendo el documento…</span>
    <Skeleton className="mx-auto aspect-[210/297] w-full" />
  </div>
);

const Unreadable = () => (
  <Alert tone="error" live>
    No se pudo abrir el documento. Descárguelo o vuelva a subirlo.
  </Alert>
);
