"use client";

import { Download } from "lucide-react";
import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";

const fileName = "codigos-de-recuperacion.txt";

function download(text: string) {
  const url = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const link = Object.assign(document.createElement("a"), { href: url, download: fileName });
  link.click();
  URL.revokeObjectURL(url);
}

export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const text = `${codes.join("\n")}\n`;
  return (
    <div className="grid gap-4">
      <p className="text-muted">
        Cada uno sirve una sola vez, en lugar del código de la aplicación, si pierde su teléfono.
        Guárdelos donde no los vea nadie más: no se volverán a mostrar.
      </p>
      <ul
        aria-label="Códigos de recuperación"
        className="grid gap-x-6 gap-y-1.5 rounded-control border border-line bg-sunken px-4 py-3 font-mono text-[0.8125rem] text-ink sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex items-center gap-2">
        <Button size="sm" onClick={() => download(text)}>
          <Download aria-hidden="true" />
          Descargar
        </Button>
        <CopyButton text={text} label="Copiar los códigos" />
      </div>
    </div>
  );
}
