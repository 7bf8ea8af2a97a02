"use client";

import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { IconButton } from "./icon-button";
import { toast } from "./toast";

export function CopyButton({ text, label = "Copiar" }: { text: string; label?: string }) {
  const [copied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => toast.error("El navegador no permitió copiar. Seleccione el texto y cópielo."),
    );
  return (
    <IconButton
      label={copied ? "Copiado" : label}
      icon={copied ? Check : Copy}
      size="sm"
      onClick={copy}
      onBlur={() => setCopied(false)}
    />
  );
}
