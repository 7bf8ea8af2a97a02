import { administrationHelp } from "./administration-help";
import type { FamilyHelp, ScreenHelp } from "./family-help";
import { fieldHelp } from "./field-help";
import { officeHelp } from "./office-help";

const families: readonly FamilyHelp[] = [...fieldHelp, ...officeHelp, ...administrationHelp];

const everywhere: ScreenHelp = {
  title: "Faena",
  does: "El trabajo de la oficina y del campo, del cliente a la factura.",
  steps: [
    "El menú lleva a cada parte; Ctrl K busca cualquier registro por su nombre, código, placa o número.",
    "En las listas, lo buscado, filtrado y ordenado queda en la dirección: se puede guardar y compartir.",
    "Cada registro dice quién lo creó, quién lo cambió y cuándo, en su historial.",
  ],
};

const isUnder = ({ under, within }: FamilyHelp, path: string): boolean =>
  (path === under || path.startsWith(under === "/" ? "//" : `${under}/`)) &&
  (within?.test(path) ?? true);

/** Of the most particular family first. */
export const helpOf = (path: string): ScreenHelp =>
  families.find((family) => isUnder(family, path)) ?? everywhere;
