"use client";

import { useEffect, useSyncExternalStore } from "react";
import { AlertDialog } from "../ui/alert-dialog";
import { openQuestion } from "../ui/unsaved";
import { watchLeaving } from "./leaving";

const title = "¿Salir sin guardar?";
const description = "Lo que escribió o eligió todavía no se ha guardado y se perderá.";

export function LeaveQuestion() {
  const question = useSyncExternalStore(openQuestion.subscribe, openQuestion.get, () => null);
  useEffect(watchLeaving, []);
  const askTheBrowser = () =>
    window.confirm(`${title} ${description}`) ? openQuestion.leave() : openQuestion.stay();
  return (
    <AlertDialog
      open={question !== null}
      onOpenChange={openQuestion.stay}
      onMissing={askTheBrowser}
      title={title}
      description={description}
      confirmLabel="Salir sin guardar"
      cancelLabel="Seguir editando"
      onConfirm={openQuestion.leave}
    />
  );
}
