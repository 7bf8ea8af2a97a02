"use client";

import { useState } from "react";
import { useAsked } from "@/components/forms/use-asked";
import { PendingSummary } from "@/components/pending/pending-summary";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { asSeen, type ChangeAct, useAct } from "@/components/ui/use-act";
import { useRead } from "@/components/ui/use-read";
import { DialogClose } from "@/components/ui/window-close";
import { reads } from "@/lib/links/reads";
import { ClosureReview, type Review } from "./closure-review";
import { type ReleasedUnit, ReleasedUnits } from "./released-units";

export interface CloseProjectProps {
  project: { id: number; version: number; name: string };
  close: ChangeAct<ReleasedUnit[]>;
}

/** The button that opened the window is gone after the closure, so the page takes the focus. */
const focusContent = () => {
  requestAnimationFrame(() => document.getElementById("content")?.focus());
};

export function CloseProject({ project, close: act }: CloseProjectProps) {
  const { open, setOpen } = useAsked();
  const review = useRead<Review>(reads.closure(project.id));
  const [released, setReleased] = useState<ReleasedUnit[] | null>(null);
  const close = useAct(asSeen(act, project.version), {
    onDone: (units) => setReleased(units ?? []),
  });
  const leave = (wanted: boolean) => {
    setOpen(wanted);
    if (!wanted && released) focusContent();
  };
  const confirm = (
    <Button
      variant="danger"
      isPending={close.isPending}
      disabled={!review.found?.canClose}
      onClick={() => close.run({ project_id: project.id })}
    >
      Cerrar definitivamente
    </Button>
  );
  return (
    <Dialog
      open={open}
      onOpenChange={leave}
      title={released ? "Proyecto cerrado" : "Cerrar proyecto"}
      description={
        <>
          <p>{project.name}</p>
          {released ? null : <p>El cierre es definitivo: no se puede deshacer.</p>}
        </>
      }
      footer={
        <>
          <DialogClose>
            <Button variant={released ? "primary" : "secondary"}>
              {released ? "Entendido" : "Cancelar"}
            </Button>
          </DialogClose>
          {released ? null : confirm}
        </>
      }
    >
      {released ? (
        <ReleasedUnits units={released} />
      ) : (
        <div className="grid gap-5">
          <ClosureReview
            found={review.found}
            refusal={close.refusal ?? review.refusal}
            onLook={() => leave(false)}
          />
          <PendingSummary address={reads.unfinished(project.id)} onFollow={() => leave(false)} />
        </div>
      )}
    </Dialog>
  );
}
