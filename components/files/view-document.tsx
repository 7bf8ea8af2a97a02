"use client";

import type { ReactNode } from "react";
import { Dialog } from "@/components/ui/dialog";
import { DocumentViewer, type Viewed } from "./document-viewer";
import { DownloadButton } from "./download";

interface ViewDocumentProps {
  trigger?: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  title: string;
  /** Its address saves the file with `?download=1`. */
  file: Viewed;
}

export const ViewDocument = ({ title, file, ...dialog }: ViewDocumentProps) => (
  <Dialog
    {...dialog}
    size="xl"
    title={title}
    description={<span className="break-words">{file.name}</span>}
    footer={<DownloadButton url={file.url} />}
  >
    <div className="-mx-5 -mt-1 -mb-5 h-[60dvh] border-line border-t">
      <DocumentViewer {...file} />
    </div>
  </Dialog>
);
