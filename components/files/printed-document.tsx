"use client";

import { FileText } from "lucide-react";
import { Button } from "@/components/ui/button";
import { ViewDocument } from "./view-document";

interface PrintedDocumentProps {
  /** Such as "Planilla FAE-PS-2026-0004". */
  title: string;
  href: string;
  label?: string;
}

export const PrintedDocument = ({ title, href, label = "PDF" }: PrintedDocumentProps) => (
  <ViewDocument
    title={title}
    file={{
      name: "Documento generado con los datos actuales",
      url: href,
      contentType: "application/pdf",
    }}
    trigger={
      <Button>
        <FileText aria-hidden="true" />
        {label}
      </Button>
    }
  />
);
