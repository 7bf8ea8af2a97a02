"use client";

import { FileText } from "lucide-react";
import { useState } from "react";
import { type OpenedPdf, usePdf } from "@/components/files/use-pdf";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { RadioGroup } from "@/components/ui/radio-group";
import { showSize } from "@/lib/files/accepted";
import type { ChainChoice } from "@/lib/scans/tray";
import { counted } from "@/lib/values/count-text";
import type { SavingOutcome } from "./answers";
import { CodesWay } from "./codes-way";
import { OrderWay } from "./order-way";
import { SavingResult } from "./saving-result";
import { ScanBatchDrop } from "./scan-batch-drop";

const ways = [
  {
    value: "codes",
    label: "Leer los códigos",
    hint: "Las hojas van en cualquier orden, giradas o con reversos en blanco: el código QR de cada una dice a qué cadena va.",
  },
  {
    value: "order",
    label: "En el orden de las páginas",
    hint: "Para hojas sin código: la primera página va a la primera cadena de la lista, la segunda a la segunda.",
  },
] as const;

export interface BulkUploadProps {
  projectId: number;
  worksheetId: number | null;
  chains: readonly ChainChoice[];
  limitBytes: number;
}

export function BulkUpload({ limitBytes, ...place }: BulkUploadProps) {
  const [way, setWay] = useState<string>("codes");
  const [file, setFile] = useState<File | null>(null);
  const [outcome, setOutcome] = useState<SavingOutcome | null>(null);
  const choose = (chosen: File | null) => {
    setOutcome(null);
    setFile(chosen);
  };
  const saved = (result: SavingOutcome) => {
    setFile(null);
    setOutcome(result);
  };
  return (
    <Card title="Subir las hojas firmadas">
      <div className="grid gap-5">
        {outcome ? <SavingResult {...outcome} /> : null}
        <RadioGroup
          aria-label="Cómo se reparten las páginas"
          cards
          options={ways}
          value={way}
          onValueChange={setWay}
        />
        {file ? (
          <ChosenBatch {...{ file, way, ...place }} onSaved={saved} onForget={() => choose(null)} />
        ) : (
          <ScanBatchDrop limitBytes={limitBytes} onFile={choose} />
        )}
      </div>
    </Card>
  );
}

interface ChosenBatchProps extends Omit<BulkUploadProps, "limitBytes"> {
  file: File;
  way: string;
  onSaved: (outcome: SavingOutcome) => void;
  onForget: () => void;
}

function ChosenBatch({ file, way, onSaved, onForget, ...place }: ChosenBatchProps) {
  const batch = usePdf(file);
  return (
    <>
      <div className="flex items-center gap-3 rounded-card border border-line bg-canvas p-3">
        <FileText className="size-6 shrink-0 text-accent" aria-hidden="true" />
        <div className="min-w-0 flex-1">
          <p className="break-words font-medium text-ink [overflow-wrap:anywhere]">{file.name}</p>
          <p role="status" className="text-muted text-xs tabular-nums">
            {showSize(file.size)} · {countText(batch)}
          </p>
        </div>
        <Button onClick={onForget}>Elegir otro</Button>
      </div>
      {way === "codes" ? <CodesWay projectId={place.projectId} file={file} /> : null}
      {way === "order" && batch && batch !== "opening" ? (
        <OrderWay {...{ file, batch, onSaved, ...place }} />
      ) : null}
      {batch === null ? (
        <Alert tone={way === "order" ? "error" : "warning"} live>
          El navegador no pudo abrir este PDF: puede estar dañado o tener contraseña.
        </Alert>
      ) : null}
    </>
  );
}

function countText(batch: OpenedPdf): string {
  if (batch === "opening") return "contando las páginas…";
  return batch ? counted(batch.numPages, "página", "páginas") : "no se pudo abrir";
}
