"use client";

import { buttonLook } from "@/components/ui/button-look";
import { MessageScreen } from "./message-screen";

interface ErrorScreenProps {
  error: Error & { digest?: string };
  reset: () => void;
  framed?: boolean;
}

/** What is asked again in a page that holds them fails again. */
const ofThePage = new Set(["ChunkLoadError", "UnrecognizedActionError"]);

/** Of the error only its reference is shown. Every page carries it three times, so it brings no component along. */
export function ErrorScreen({ error, reset, framed = false }: ErrorScreenProps) {
  const tryAgain = () => (ofThePage.has(error.name) ? location.reload() : reset());
  return (
    <MessageScreen
      framed={framed}
      title="Algo salió mal de nuestro lado"
      actions={
        <>
          {/* A full load: what failed may be the state this page holds. */}
          <a href="/" className={buttonLook()}>
            Ir al inicio
          </a>
          <button type="button" onClick={tryAgain} className={buttonLook({ variant: "primary" })}>
            Intentar de nuevo
          </button>
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
