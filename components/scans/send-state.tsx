"use client";

import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Progress } from "@/components/ui/progress";

interface SendStateProps {
  send: {
    share: number | null;
    error: string | null;
    retry: (() => void) | null;
    cancel: () => void;
  };
  /** What the server does once it has the file. */
  afterwards: string;
}

export function SendState({ send: { share, error, retry, cancel }, afterwards }: SendStateProps) {
  if (share !== null) {
    const percent = Math.round(share * 100);
    return (
      <div className="flex items-center gap-3">
        <div className="min-w-0 flex-1">
          <p className="mb-1 text-muted text-xs tabular-nums">
            {percent < 100 ? `Subiendo · ${percent} %` : afterwards}
          </p>
          <Progress label="Subiendo el PDF" value={percent} />
        </div>
        <Button variant="ghost" onClick={cancel}>
          Cancelar
        </Button>
      </div>
    );
  }
  return error ? (
    <Alert
      tone="error"
      live
      action={
        retry ? (
          <Button size="sm" onClick={retry}>
            Reintentar
          </Button>
        ) : null
      }
    >
      {error}
    </Alert>
  ) : null;
}
