import { counted } from "../values/count-text";
import { showDay } from "../values/dates";
import type { AvailabilitySearch } from "./get-availability";

export type AnswerInWords = { fits: boolean; title: string; details: string[] };

type Answered = Pick<AvailabilitySearch, "span" | "quantity" | "counts" | "firstBack">;

const freeWords = (free: number) => counted(free, "equipo libre", "equipos libres");

const days = ({ from, to }: AvailabilitySearch["span"]) =>
  to
    ? `Del ${showDay(from)} al ${showDay(to)}, el día en que vuelven.`
    : `Desde el ${showDay(from)}, sin fecha de retorno.`;

function shortOf(quantity: number, free: number): string {
  const lacking = quantity - free;
  const there = free === 0 ? "no hay ninguno libre" : `hay ${freeWords(free)}`;
  return `${lacking === 1 ? "Falta" : "Faltan"} ${lacking}: ${there}${quantity === 1 ? "" : ` de los ${quantity} que pide`}.`;
}

function enough(quantity: number, free: number): string {
  return quantity === 1
    ? `Hay ${freeWords(free)}.`
    : `Hay ${freeWords(free)} para los ${quantity} que pide.`;
}

/** Whether what is asked for can be had, in words. */
export function answerOf({ span, quantity, counts, firstBack }: Answered): AnswerInWords {
  const fits = counts.free >= quantity;
  const back = firstBack ? `El primero vuelve el ${showDay(firstBack)}.` : null;
  return {
    fits,
    title: fits ? enough(quantity, counts.free) : shortOf(quantity, counts.free),
    details: [days(span), ...(back && !fits ? [back] : [])],
  };
}
