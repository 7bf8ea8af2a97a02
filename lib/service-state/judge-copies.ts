import { showWaiting } from "../jobs/labels";
import { broken, type Finding, strained, well } from "./finding";

export type LastCopy = { madeAt: Date; missing: number };

export type CopiesSeen = {
  /** Whether the service was told where to. */
  hasFolder: boolean;
  last: LastCopy | null;
  /** On the disk that holds the data. */
  isBesideData: boolean;
};

const name = "Copias de seguridad";
const hour = 3_600_000;
const unmade = "Mire en Tareas por qué falla; mientras tanto guarde una con npm run backup.";

type Seen = LastCopy & { isBesideData: boolean };

function judgeLast({ madeAt, missing, isBesideData }: Seen, now: Date): Finding {
  const said = `La última se guardó ${showWaiting(madeAt, now)}`;
  const age = now.getTime() - madeAt.getTime();
  if (age > 72 * hour) return broken(name, said, unmade);
  if (age > 26 * hour)
    return strained(name, said, "Falta la de la última noche: mire en Tareas por qué.");
  if (missing > 0)
    return strained(
      name,
      `${said}; al almacén le faltan ${missing} archivos que los registros nombran`,
      "Búsquelos en una copia anterior.",
    );
  return isBesideData
    ? strained(
        name,
        `${said}, en el mismo disco que los datos`,
        "Un disco que se daña se lleva las dos cosas: ponga BACKUP_DIR en otro.",
      )
    : well(name, said);
}

export function judgeCopies({ hasFolder, last, isBesideData }: CopiesSeen, now: Date): Finding {
  if (!hasFolder)
    return strained(
      name,
      "Nadie las guarda",
      "Ponga BACKUP_DIR en una carpeta de otro disco: desde entonces se guarda una cada noche.",
    );
  return last
    ? judgeLast({ ...last, isBesideData }, now)
    : broken(name, "Aún no hay ninguna", unmade);
}
