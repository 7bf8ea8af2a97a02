"use client";

import { useEffect, useState } from "react";
import { useAsked } from "@/components/forms/use-asked";
import { PendingSummary } from "@/components/pending/pending-summary";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose } from "@/components/ui/dialog";
import { type Act, asSeen, type ChangeAct, useAct } from "@/components/ui/use-act";
import type { Pending } from "@/lib/pending/list-pending";
import { ClosureReview, type Review } from "./closure-review";
import { type ReleasedUnit, ReleasedUnits } from "./released-units";

export interface CloseProjectProps {
  project: { id: number; version: number; name: string };
  review: Act<Review>;
  pending: Act<Pending[]>;
  close: ChangeAct<ReleasedUnit[]>;
}

/** What opened the window goes with the closure, so the page takes the focus back. */
const focusContent = () => {
  requestAnimationFrame(() => document.getElementById("content")?.focus());
};

/** Reviews the closure, closes the project when the person confirms, and shows what came back. */
export function CloseProject({ project, ...acts }: CloseProjectProps) {
  const { open, setOpen } = useAsked();
  const [found, setFound] = useState<Review | null>(null);
  const [released, setReleased] = useState<ReleasedUnit[] | null>(null);
  const review = useAct(acts.review, { onDone: setFound });
  const close = useAct(asSeen(acts.close, project.version), {
    onDone: (units) => setReleased(units ?? []),
  });
  const ref = { project_id: project.id };

  // biome-ignore lint/correctness/useExhaustiveDependencies: reviewed once, as the window opens
  useEffect(() => review.run(ref), []);
  const leave = (wanted: boolean) => {
    setOpen(wanted);
    if (!wanted && released) focusContent();
  };
  const confirm = (
    <Button
      variant="danger"
      pending={close.pending}
      disabled={!found?.canClose}
      onClick={() => close.run(ref)}
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
          <DialogClose asChild>
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
            found={found}
            refusal={close.refusal ?? review.refusal}
            onLook={() => leave(false)}
          />
          <PendingSummary act={acts.pending} input={ref} onFollow={() => leave(false)} />
        </div>
      )}
    </Dialog>
  );
}
