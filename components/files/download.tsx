"use client";

import { Download } from "lucide-react";
import { Button } from "@/components/ui/button";
import { tooltip } from "@/components/ui/tooltip";

/** The address that saves a file instead of showing it. */
const downloadOf = (url: string) => `${url}${url.includes("?") ? "&" : "?"}download=1`;

export const DownloadButton = ({ url, label = "Descargar" }: { url: string; label?: string }) => (
  <Button asChild>
    <a href={downloadOf(url)} download>
      <Download aria-hidden="true" />
      {label}
    </a>
  </Button>
);

export const DownloadIcon = ({ label, url }: { label: string; url: string }) => (
  <Button asChild variant="ghost" className="size-control px-0">
    <a
      href={downloadOf(url)}
      download
      aria-label={`Descargar ${label}`}
      {...tooltip(`Descargar ${label}`)}
    >
      <Download aria-hidden="true" />
    </a>
  </Button>
);
