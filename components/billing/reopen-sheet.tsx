"use client";

import { useRouter } from "next/navigation";
import { ConfirmAct } from "@/components/forms/confirm-act";
import { asSeen, type ChangeAct } from "@/components/ui/use-act";
import type { ReopenableSheet } from "@/lib/billing/list-reopenable-sheets";
import { links } from "@/lib/links/pages";
import { showDay } from "@/lib/values/dates";
import { worksheetStatusLabels } from "@/lib/worksheets/labels";

interface ReopenSheetProps {
  sheet: ReopenableSheet;
  act: ChangeAct;
  onClose: () => void;
}

export function ReopenSheet({ sheet, act, onClose }: ReopenSheetProps) {
  const router = useRouter();
  return (
    <ConfirmAct
      tone="primary"
      title={`¿Reabrir ${sheet.seriesCode}?`}
      description={`Está ${worksheetStatusLabels[sheet.status]}, del ${showDay(sheet.periodStart)} al ${showDay(sheet.periodEnd)}. Vuelve a EN EJECUCIÓN y cobra lo de su período que ninguna otra cobre.`}
      affected={[
        "Su total, que puede cambiar: revíselo y liquídela otra vez.",
        "El proyecto no se reabre, si está cerrado.",
      ]}
      confirmLabel="Reabrir"
      act={asSeen(act, sheet.version)}
      input={{ id: sheet.id }}
      done="Planilla reabierta."
      onDone={() => router.push(links.worksheet(sheet.projectId, sheet.id))}
      onClose={onClose}
    />
  );
}
