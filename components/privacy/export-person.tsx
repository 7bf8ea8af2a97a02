"use client";

import { fetchFile } from "@/components/files/fetch-merge";
import { ConfirmAct } from "@/components/forms/confirm-act";
import { links } from "@/lib/links/pages";
import type { PersonOnScreen } from "./person-on-screen";

const ask = async (raw: unknown) => fetchFile(String(raw), { method: "POST" });

const holds = [
  "Sus datos, papeles y fotografías, y los cambios de su ficha.",
  "Dónde lo nombran cadenas, guías, hojas, eventos y visitas.",
  "Sus sesiones, tokens e ingresos fallidos, sin claves.",
];

export const ExportPerson = ({ person }: { person: PersonOnScreen }) => (
  <ConfirmAct
    title={`¿Exportar los datos de ${person.name}?`}
    description={
      <>
        <p>Un archivo ZIP con todo lo que Faena guarda de la persona:</p>
        <ul className="mt-2 list-disc space-y-1 pl-4">
          {holds.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p className="mt-2">Entréguelo solo a ella.</p>
      </>
    }
    confirmLabel="Exportar"
    tone="primary"
    act={ask}
    input={links.personalData(person)}
    done="Datos exportados."
  />
);
