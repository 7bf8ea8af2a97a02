"use client";

import { FileText, X } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Field } from "@/components/ui/field";
import { IconButton } from "@/components/ui/icon-button";
import { showSize, whyNotAccepted } from "@/lib/files/accepted";
import type { FileKind } from "@/lib/files/attachable";
import { FilePicker } from "./file-picker";
import { useDrop } from "./use-drop";

interface FileChoiceProps {
  label: string;
  hint?: string;
  kind: FileKind;
  limitBytes: number;
  file: File | null;
  onFile: (file: File | null) => void;
}

/** A file that goes with a form: it is sent when the form is. */
export function FileChoice({ label, hint, kind, limitBytes, file, onFile }: FileChoiceProps) {
  const picker = useRef<HTMLInputElement>(null);
  const [misfit, setMisfit] = useState<string | null>(null);
  const take = (files: File[]) => {
    const [chosen] = files;
    if (!chosen) return;
    const wrong =
      files.length > 1 ? "Suelte un solo archivo." : whyNotAccepted(chosen, kind, limitBytes);
    setMisfit(wrong);
    if (!wrong) onFile(chosen);
  };
  const { isOver, target } = useDrop(take);
  return (
    <Field label={label} group error={misfit} hint={hint}>
      <div
        {...target}
        className={cn(
          "flex min-h-12 flex-wrap items-center gap-2 rounded-control border border-line-strong border-dashed p-2",
          isOver && "border-accent bg-accent-soft",
        )}
      >
        {file ? (
          <>
            <FileText className="size-5 shrink-0 text-accent" aria-hidden="true" />
            <span role="status" className="min-w-0 flex-1 break-words [overflow-wrap:anywhere]">
              {file.name}
              <span className="ml-2 text-muted text-xs tabular-nums">{showSize(file.size)}</span>
            </span>
            <IconButton icon={X} label={`Quitar ${file.name}`} onClick={() => onFile(null)} />
          </>
        ) : (
          <>
            <Button onClick={() => picker.current?.click()}>Elegir archivo</Button>
            <span className="text-muted text-xs">o suéltelo aquí</span>
          </>
        )}
      </div>
      <FilePicker ref={picker} label={label} kind={kind} onFiles={take} />
    </Field>
  );
}
