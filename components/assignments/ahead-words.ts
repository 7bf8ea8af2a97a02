import type { Ahead } from "@/lib/equipment/list-offers";
import { addDays, type Day, isDay, later, showDay } from "@/lib/values/dates";

interface AskedFor {
  projectId: number;
  partnerId: number;
  doPromisesBlock: boolean;
}

/** As they are typed: blank is no day. */
interface TypedStay {
  from: string;
  end: string;
  expected: string;
}

export type AheadTold = {
  key: string;
  words: string;
  /** Against the days that are asked for. */
  bearing: "refused" | "kept" | "yields" | "after";
};

/** What was promised to the project, or to its client without naming one, is kept by assigning it. */
const isKept = ({ code, projectId, partnerId }: Ahead, asked: AskedFor): boolean =>
  code !== null &&
  (projectId === null ? partnerId === asked.partnerId : projectId === asked.projectId);

function meets(ahead: Ahead, { from, end, expected }: TypedStay): boolean {
  if (!isDay(from)) return false;
  const back = [end, expected].find(isDay);
  const to = back ? later(back, addDays(from, 1)) : null;
  return (to === null || ahead.from < to) && (ahead.to === null || from < ahead.to);
}

const daysOf = ({ from, to }: { from: Day; to: Day | null }) =>
  to === null ? `desde el ${showDay(from)}` : `del ${showDay(from)} al ${showDay(to)}`;

/** "Reservado del 10/12/2026 al 20/12/2026 (RSV-2026-0003)". */
export const aheadInWords = (ahead: Ahead): string =>
  ahead.code ? `Reservado ${daysOf(ahead)} (${ahead.code})` : `Bloqueado ${daysOf(ahead)}`;

const bearings = {
  refused: ": ponga un fin o un retorno previsto hasta ese día.",
  yields: ": cede su lugar; esa reserva queda sin este equipo.",
  kept: ": para este proyecto; al asignarlo se cumple.",
  after: ".",
} as const;

const bearingOf = (ahead: Ahead, asked: AskedFor, stay: TypedStay): AheadTold["bearing"] => {
  if (!meets(ahead, stay)) return "after";
  if (isKept(ahead, asked)) return "kept";
  return ahead.code !== null && !asked.doPromisesBlock ? "yields" : "refused";
};

const hint = (ahead: Ahead, bearing: AheadTold["bearing"], { from }: TypedStay) =>
  bearing === "refused" && ahead.from <= from
    ? ": elija otro equipo u otro inicio."
    : bearings[bearing];

/** What comes after a unit that is to be at the project, in words, by day. */
export const aheadTold = (all: readonly Ahead[], asked: AskedFor, stay: TypedStay): AheadTold[] =>
  all.map((ahead) => {
    const bearing = bearingOf(ahead, asked, stay);
    return {
      key: `${ahead.from} ${ahead.code ?? ""}`,
      words: `${aheadInWords(ahead)}${hint(ahead, bearing, stay)}`,
      bearing,
    };
  });
