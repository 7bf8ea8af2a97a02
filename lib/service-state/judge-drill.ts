import type { Difference, DrillResult } from "../backup/drill-result";
import { showWaiting } from "../jobs/labels";
import { counted } from "../values/count-text";
import type { LastDrill } from "./find-last-drill";
import { broken, type Finding, strained, well } from "./finding";

const name = "Prueba de restauración";
const day = 86_400_000;

const differs: Record<Difference["kind"], (name: string) => string> = {
  part: (part) => `está dañada en ${part}`,
  file: (key) => `le falta el archivo ${key}`,
  total: (series) => `los montos de la planilla ${series} no son los de sus líneas`,
  answer: (read) => `responde otra cosa a ${read}`,
};

/** The first of them, and how many more. */
function showDifferences({ found, differences: [first] }: DrillResult): string {
  if (!first) return "";
  const rest = found > 1 ? ` y ${counted(found - 1, "diferencia", "diferencias")} más` : "";
  return `${differs[first.kind](first.name)}${rest}`;
}

function judgeLast(last: LastDrill, now: Date) {
  const { copy, seconds, answers, found, endedAt } = last;
  const when = showWaiting(endedAt, now);
  if (found > 0)
    return broken(
      name,
      `La copia ${copy}, restaurada ${when}, ${showDifferences(last)}`,
      "Conserve las copias anteriores y guarde otra con npm run backup; pruébela con npm run backup:drill -- ARCHIVO.",
    );
  const compared =
    answers > 0 ? `, con ${counted(answers, "respuesta igual", "respuestas iguales")}` : "";
  const said = `La copia ${copy} se restauró completa ${when} en ${Math.ceil(seconds)} s${compared}`;
  return now.getTime() - endedAt.getTime() > 8 * day
    ? strained(name, said, "Falta la del último domingo: mire en Tareas por qué.")
    : well(name, said);
}

export function judgeDrill(last: LastDrill | null, now: Date): Finding {
  return last
    ? judgeLast(last, now)
    : strained(
        name,
        "Aún no se ha restaurado ninguna copia",
        "Se hace sola el domingo a las 04:00.",
      );
}
