"use client";

import { Save } from "lucide-react";
import { useState } from "react";
import { AlertDialog } from "@/components/ui/alert-dialog";
import { Button } from "@/components/ui/button";
import { pageStateLabels } from "@/lib/scans/labels";
import { chainsWith, isSaved, type TrayPage, trayTally } from "@/lib/scans/tray";
import { counted } from "@/lib/values/count-text";
import { kindsWithPages, leftKinds } from "./exceptions";
import { tallyText } from "./tally-text";

interface ConfirmTrayProps {
  pages: readonly TrayPage[];
  replaced: ReadonlySet<number>;
  isKeeping: boolean;
  onConfirm: () => void;
}

export function ConfirmTray({ pages, replaced, isKeeping, onConfirm }: ConfirmTrayProps) {
  const [open, setOpen] = useState(false);
  const tally = trayTally(pages, replaced);
  const files = chainsWith(pages, "HAS_FILE").filter((id) => replaced.has(id)).length;
  const left = kindsWithPages(
    leftKinds,
    pages.filter((page) => !isSaved(page, replaced)),
  );
  return (
    <AlertDialog
      trigger={
        <Button variant="primary" disabled={tally.going === 0} isPending={isKeeping}>
          <Save aria-hidden="true" />
          Confirmar y guardar
        </Button>
      }
      open={open}
      onOpenChange={setOpen}
      title={`Guardar ${counted(tally.chains, "cadena", "cadenas")}`}
      description={tallyText(tally)}
      tone="primary"
      confirmLabel="Guardar"
      affected={
        files > 0 ? [`${counted(files, "archivo", "archivos")} que ya existen y se reemplazan`] : []
      }
      onConfirm={() => {
        setOpen(false);
        onConfirm();
      }}
    >
      {left.length > 0 ? (
        <div className="rounded-control bg-sunken px-3.5 py-3">
          <p className="font-medium text-ink text-xs">Quedan fuera</p>
          <ul className="mt-1.5 list-disc space-y-1 pl-4 text-muted">
            {left.map(({ kind: { state }, pages: out }) => (
              <li key={state}>{`${pageStateLabels[state]}: ${out.length}`}</li>
            ))}
          </ul>
        </div>
      ) : null}
    </AlertDialog>
  );
}
