"use client";

import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { RefusalAlert } from "@/components/ui/refusal-alert";
import { Skeleton } from "@/components/ui/skeleton";
import { asSeen, useAct } from "@/components/ui/use-act";
import { useRead } from "@/components/ui/use-read";
import { DialogClose } from "@/components/ui/window-close";
import type { RefreshedLines } from "@/lib/billing/refreshed-lines";
import type { Worksheet } from "@/lib/billing/worksheet-queries";
import { reads } from "@/lib/links/reads";
import { RefreshChanges } from "./refresh-changes";
import type { WorksheetActs } from "./worksheet-acts";

interface RefreshWorksheetProps {
  sheet: Worksheet;
  acts: WorksheetActs;
  onClose: () => void;
}

const isEmpty = (changes: RefreshedLines) =>
  Object.values(changes).every((lines) => lines.length === 0);

export function RefreshWorksheet({ sheet, acts, onClose }: RefreshWorksheetProps) {
  const review = useRead<RefreshedLines>(reads.refresh(sheet.projectId, sheet.id));
  const refresh = useAct(asSeen(acts.refresh, sheet.version), {
    done: "Planilla actualizada.",
    onDone: onClose,
  });
  const reviewAgain = () => {
    refresh.clear();
    review.again();
  };
  const changes = review.found;
  const isCurrent = changes !== null && isEmpty(changes);
  const refusal = refresh.refusal ?? review.refusal;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title="Actualizar la planilla"
      description="Las líneas automáticas vuelven a seguir los hechos; lo puesto a mano se queda."
      footer={
        <>
          <DialogClose>
            <Button variant={isCurrent ? "primary" : "secondary"}>
              {isCurrent ? "Entendido" : "Cancelar"}
            </Button>
          </DialogClose>
          {isCurrent ? null : (
            <Button
              variant="primary"
              disabled={changes === null}
              isPending={refresh.isPending}
              onClick={() => refresh.run({ sheet_id: sheet.id })}
            >
              Actualizar
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4">
        <RefusalAlert refusal={refusal} onLook={reviewAgain} />
        {refusal ? null : <Reviewed {...{ sheet, changes, isCurrent }} />}
      </div>
    </Dialog>
  );
}

interface ReviewedProps {
  sheet: Worksheet;
  changes: RefreshedLines | null;
  isCurrent: boolean;
}

function Reviewed({ sheet, changes, isCurrent }: ReviewedProps) {
  if (!changes) return <Reading />;
  if (!isCurrent) return <RefreshChanges sheet={sheet} changes={changes} />;
  return (
    <Alert tone="success" live>
      La planilla está al día: no cambiaría ninguna línea.
    </Alert>
  );
}

const Reading = () => (
  <div role="status" className="grid gap-2">
    <span className="sr-only">Comparando con los hechos…</span>
    <Skeleton className="h-5 w-2/3" />
    <Skeleton className="h-5 w-1/2" />
  </div>
);
