"use client";

import { RotateCw } from "lucide-react";
import { useRouter } from "next/navigation";
import { Alert } from "./alert";
import { Button } from "./button";
import { ReloadPage } from "./reload-page";
import { toast } from "./toast";
import { type ActRefusal, isOutdated, pageIsOld, pageIsOldShort, unreachable } from "./use-act";

const outdatedWords =
  "Otra persona cambió este registro después de que usted lo abrió. No se hizo nada: mire cómo quedó y decida otra vez.";

interface RefusalAlertProps {
  refusal: ActRefusal | null;
  onLook?: (() => void) | undefined;
  /** Sends the same again, where the connection was cut. */
  onRetry?: () => void;
}

function wayOn({ code }: ActRefusal, onRetry: (() => void) | undefined) {
  if (code === pageIsOld.code) return <ReloadPage />;
  if (!onRetry || code !== unreachable.code) return null;
  return (
    <Button size="sm" onClick={onRetry}>
      Reintentar
    </Button>
  );
}

/** A record that somebody else changed meanwhile can be shown as it is now. */
export function RefusalAlert({ refusal, onLook, onRetry }: RefusalAlertProps) {
  const router = useRouter();
  if (!refusal) return null;
  const look = () => {
    router.refresh();
    onLook?.();
  };
  return (
    <Alert tone="error" live action={wayOn(refusal, onRetry)}>
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

/** For acts without a window; shows at once what somebody else changed. */
export function useRefusalToast() {
  const router = useRouter();
  return (refusal: ActRefusal) => {
    if (refusal.code === pageIsOld.code) return toast.old(pageIsOldShort);
    if (!isOutdated(refusal)) return toast.error(refusal.error);
    router.refresh();
    return toast.error(outdatedWords);
  };
}
