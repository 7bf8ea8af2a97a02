"use client";

import { FileUp } from "lucide-react";
import { useRef, useState } from "react";
import { FilePicker } from "@/components/files/file-picker";
import { useDrop } from "@/components/files/use-drop";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { whyNotAccepted } from "@/lib/files/accepted";

interface ScanBatchDropProps {
  limitBytes: number;
  onFile: (file: File) => void;
}

const megabyte = 1_048_576;

export function ScanBatchDrop({ limitBytes, onFile }: ScanBatchDropProps) {
  const picker = useRef<HTMLInputElement>(null);
  const [misfit, setMisfit] = useState<string | null>(null);
  const take = (files: readonly File[]) => {
    const [file] = files;
    if (!file) return;
    const wrong =
      files.length > 1 ? "Suelte un solo PDF." : whyNotAccepted(file, "pdf", limitBytes);
    setMisfit(wrong);
    if (!wrong) onFile(file);
  };
  const { isOver, target } = useDrop(take);
  return (
    <div className="grid gap-3">
      <div
        {...target}
        className={cn(
          "grid justify-items-center gap-3 rounded-card border-2 border-line-strong border-dashed px-6 py-10 text-center",
          isOver && "border-accent bg-accent-soft",
        )}
      >
        <FileUp className="size-8 text-muted" aria-hidden="true" />
        <p className="text-ink">
          {isOver ? "Suelte para elegir el PDF" : "Arrastre aquí el PDF escaneado"}
        </p>
        <Button variant="primary" onClick={() => picker.current?.click()}>
          Elegir el PDF
        </Button>
        <p className="text-muted text-xs">
          Un PDF de varias páginas, de hasta {Math.floor(limitBytes / megabyte)} MB.
        </p>
      </div>
      <FilePicker ref={picker} label="PDF escaneado" kind="pdf" onFiles={take} />
      {misfit ? (
        <Alert tone="error" live>
          {misfit}
        </Alert>
      ) : null}
    </div>
  );
}
