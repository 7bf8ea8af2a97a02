"use client";

import { RotateCw } from "lucide-react";
import { useRouter } from "next/navigation";
import { toast } from "sonner";
import { Alert } from "./alert";
import { Button } from "./button";
import { type ActRefusal, isOutdated, unreachable } from "./use-act";

const outdatedWords =
  "Otra persona cambió este registro después de que usted lo abrió. No se hizo nada: mire cómo quedó y decida otra vez.";

interface RefusalAlertProps {
  refusal: ActRefusal | null;
  /** Closes the window that hides the record. */
  onLook?: (() => void) | undefined;
  /** Sends the same again, where the line was cut. */
  onRetry?: () => void;
}

/** Why an act was refused; a record that somebody else changed meanwhile can be looked at as it is now. */
export function RefusalAlert({ refusal, onLook, onRetry }: RefusalAlertProps) {
  const router = useRouter();
  if (!refusal) return null;
  const look = () => {
    router.refresh();
    onLook?.();
  };
  return (
    <Alert
      tone="error"
      live
      action={
        onRetry && refusal.code === unreachable.code ? (
          <Button size="sm" onClick={onRetry}>
            Reintentar
          </Button>
        ) : null
      }
    >
      {isOutdated(refusal) ? (
        <div className="grid justify-items-start gap-3">
          {outdatedWords}
          <Button size="sm" onClick={look}>
            <RotateCw aria-hidden="true" />
            Ver cómo quedó
          </Button>
        </div>
      ) : (
        refusal.error
      )}
    </Alert>
  );
}

/** The same where an act has no window; what somebody else changed is shown at once. */
export function useRefusalToast() {
  const router = useRouter();
  return (refusal: ActRefusal) => {
    if (!isOutdated(refusal)) return toast.error(refusal.error);
    router.refresh();
    return toast.error(outdatedWords);
  };
}
