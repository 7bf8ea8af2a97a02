import { Alert } from "../ui/alert";
import { CopyButton } from "../ui/copy-button";
import { ReloadPage } from "../ui/reload-page";
import { type Clashes, ClashPanel } from "./clash-panel";

const losses = {
  not_found: {
    title: "Este registro ya no existe",
    words:
      "Otra persona lo eliminó mientras usted lo editaba. Lo que escribió sigue aquí: cópielo si lo necesita.",
    wayOn: null,
  },
  page_is_old: {
    title: "Faena se actualizó",
    words:
      "Para guardar, vuelva a cargar esta página. Lo que escribió sigue aquí: cópielo antes, si lo necesita.",
    wayOn: <ReloadPage />,
  },
};

/** What was typed and can be saved nowhere, by the refusal's code. */
export interface LostText {
  code: keyof typeof losses;
  text: string;
}

export const isLoss = (code: string): code is LostText["code"] => code in losses;

export interface FormNotice {
  refusal: string | null;
  clashes: Clashes | null;
  lost: LostText | null;
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

type RefusedProps = { refusal: string; lost: LostText | null; className: string };

function Refused({ refusal, lost, className }: RefusedProps) {
  if (!lost)
    return (
      <Alert tone="error" live className={className}>
        {refusal}
      </Alert>
    );
  const { title, words, wayOn } = losses[lost.code];
  const actions = (
    <div className="flex flex-wrap gap-2">
      {lost.text ? <CopyButton text={lost.text} label="Copiar lo que escribió" /> : null}
      {wayOn}
    </div>
  );
  return (
    <Alert tone="error" live className={className} title={title} action={actions}>
      {words}
    </Alert>
  );
}
