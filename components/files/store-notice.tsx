import { ConfirmAct } from "@/components/forms/confirm-act";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import type { Act } from "@/components/ui/use-act";
import type { findTrouble } from "@/lib/installation/trouble";
import { links } from "@/lib/links/pages";

type Met = NonNullable<Awaited<ReturnType<typeof findTrouble>>>;

interface StoreNoticeProps {
  met: Met | null;
  /** Absent where the notice only leads to the quarantine; null without permission. */
  setAside?: Act | null;
}

const count = new Intl.NumberFormat("es-EC");
const ofAll = ({ orphans, stored }: Met) =>
  `${count.format(orphans)} de ${count.format(stored)} archivos no tienen registro`;

const adopt = "Si van juntos, quien cuida el servidor lo confirma con «npm run store:adopt».";
const look =
  "Son muchos para apartarlos sin que alguien mire: tal vez falten registros o la base de datos no sea la de siempre.";

const said: Record<Met["trouble"], (met: Met) => { title: string; text: string }> = {
  foreign: () => ({
    title: "Los archivos guardados no se limpian",
    text: `Pertenecen a otra base de datos, o esta base a otros archivos; no se borra ni se aparta ninguno. ${adopt}`,
  }),
  unpaired: () => ({
    title: "Los archivos guardados no se limpian",
    text: `Ninguno tiene registro en esta base de datos, o faltan los que ella nombra; no se borra ni se aparta ninguno. ${adopt}`,
  }),
  too_many: (met) => ({ title: ofAll(met), text: look }),
  unnamed: (met) => ({ title: ofAll(met), text: look }),
};

export function StoreNotice({ met, setAside }: StoreNoticeProps) {
  if (!met) return null;
  const { title, text } = said[met.trouble](met);
  return (
    <Alert tone="warning" title={title} action={<Action {...{ met, setAside }} />}>
      {text}
    </Alert>
  );
}

function Action({ met, setAside }: { met: Met; setAside: Act | null | undefined }) {
  if (setAside === undefined)
    return (
      <Button asChild size="sm">
        <Link href={links.quarantinedDocuments}>Ver cuarentena</Link>
      </Button>
    );
  if (setAside === null || met.orphans === 0) return null;
  return (
    <ConfirmAct
      trigger={<Button size="sm">Apartarlos</Button>}
      title={`¿Apartar ${count.format(met.orphans)} archivos sin registro?`}
      description="Quedan en cuarentena 30 días, y desde allí se pueden devolver."
      confirmLabel="Apartar"
      tone="primary"
      act={setAside}
      input={{}}
      done="Archivos apartados."
    />
  );
}
