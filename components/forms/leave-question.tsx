"use client";

import { useEffect, useSyncExternalStore } from "react";
import { AlertDialog } from "../ui/alert-dialog";
import { openQuestion } from "../ui/unsaved";
import { watchLeaving } from "./leaving";

export function LeaveQuestion() {
  const question = useSyncExternalStore(openQuestion.subscribe, openQuestion.get, () => null);
  useEffect(watchLeaving, []);
  return (
    <AlertDialog
      open={question !== null}
      onOpenChange={openQuestion.stay}
      title="¿Salir sin guardar?"
      description="Lo que escribió o eligió todavía no se ha guardado y se perderá."
      confirmLabel="Salir sin guardar"
      cancelLabel="Seguir editando"
      onConfirm={openQuestion.leave}
    />
  );
}
