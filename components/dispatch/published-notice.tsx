import { Alert } from "@/components/ui/alert";
import { counted } from "@/lib/values/count-text";
import type { PublishedWords } from "./lanes";

export function PublishedNotice({ published, mailed, unreached, heldBack }: PublishedWords) {
  const isClean = unreached.length + heldBack.length === 0;
  return (
    <Alert
      live
      tone={isClean ? "success" : "warning"}
      title={`${counted(published, "ruta publicada", "rutas publicadas")}; ${counted(mailed, "técnico avisado", "técnicos avisados")} por correo.`}
    >
      {unreached.length > 0 ? (
        <p>{`Sin usuario con su correo, avíseles usted: ${unreached.join(", ")}.`}</p>
      ) : null}
      {heldBack.length > 0 ? <p>{`No se publicó: ${heldBack.join("; ")}.`}</p> : null}
    </Alert>
  );
}
