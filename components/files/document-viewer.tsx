"use client";

import dynamic from "next/dynamic";
import { Skeleton } from "@/components/ui/skeleton";
import { ImageView } from "./image-view";

const PdfView = dynamic(() => import("./pdf-view").then(({ PdfView }) => PdfView), {
  ssr: false,
  loading: () => <Opening />,
});

export interface Viewed {
  name: string;
  url: string;
  contentType: string;
  /** Where and which way up a PDF opens. */
  page?: number;
  rotation?: number;
}

/** Fills its parent, which must have a height. */
export const DocumentViewer = ({ name, url, contentType, ...opening }: Viewed) =>
  contentType.startsWith("image/") ? (
    <ImageView key={url} name={name} url={url} />
  ) : (
    <PdfView key={url} name={name} url={url} {...opening} />
  );

const Opening = () => (
  <div role="status" className="grid h-full place-items-center p-6">
    <span className="sr-only">Abriendo el documento…</span>
    <Skeleton className="h-full min-h-64 w-full max-w-md" />
  </div>
);
