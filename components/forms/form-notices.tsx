import { Alert } from "../ui/alert";
import { CopyButton } from "../ui/copy-button";
import { type Clashes, ClashPanel } from "./clash-panel";

export interface FormNotice {
  refusal: string | null;
  clashes: Clashes | null;
  /** What was typed into a record that somebody else deleted meanwhile. */
  lost: string | null;
  /** Another tab of this browser has the same form open. */
  isElsewhere: boolean;
}

interface FormNoticesProps {
  notice: FormNotice;
  className?: string;
}

export const onlyRefusal = (refusal: string | null): FormNotice => ({
  refusal,
  clashes: null,
  lost: null,
  isElsewhere: false,
});

export function FormNotices({ notice, className = "" }: FormNoticesProps) {
  const { refusal, clashes, lost, isElsewhere } = notice;
  return (
    <>
      {isElsewhere ? (
        <Alert tone="warning" live className={className}>
          Este registro ya está abierto para editar en otra pestaña de este navegador. Termine allí,
          o cierre aquella, para no escribir dos veces lo mismo.
        </Alert>
      ) : null}
      {clashes ? <ClashPanel {...clashes} className={className} /> : null}
      {refusal ? <Refused {...{ refusal, lost, className }} /> : null}
    </>
  );
}

type RefusedProps = { refusal: string; lost: string | null; className: string };

const Refused = ({ refusal, lost, className }: RefusedProps) =>
  lost === null ? (
    <Alert tone="error" live className={className}>
      {refusal}
    </Alert>
  ) : (
    <Alert
      tone="error"
      live
      className={className}
      title="Este registro ya no existe"
      action={lost ? <CopyButton text={lost} label="Copiar lo que escribió" /> : null}
    >
      Otra persona lo eliminó mientras usted lo editaba. Lo que escribió sigue aquí: cópielo si lo
      necesita.
    </Alert>
  );
