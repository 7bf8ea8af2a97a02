"use client";

import { Button } from "@/components/ui/button";
import { MessageScreen } from "./message-screen";

interface ErrorScreenProps {
  error: Error & { digest?: string };
  reset: () => void;
  framed?: boolean;
}

/** Of the error only its reference is shown. */
export function ErrorScreen({ error, reset, framed = false }: ErrorScreenProps) {
  return (
    <MessageScreen
      framed={framed}
      title="Algo salió mal de nuestro lado"
      actions={
        <>
          <Button asChild>
            {/* A full load: what failed may be the state this page holds. */}
            <a href="/">Ir al inicio</a>
          </Button>
          <Button variant="primary" onClick={reset}>
            Intentar de nuevo
          </Button>
        </>
      }
    >
      <p>No se perdió lo que ya estaba guardado. Intente de nuevo en un momento.</p>
      {error.digest ? (
        <p className="mt-3 text-xs">
          Si continúa, informe esta referencia: <code className="select-all">{error.digest}</code>
        </p>
      ) : null}
    </MessageScreen>
  );
}
