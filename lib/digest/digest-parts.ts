import { expiryWords } from "../alerts/expiry-words";
import type { Dues, Today } from "../home/get-today";
import type { MailPart } from "../mail/compose-mail";
import { counted } from "../values/count-text";
import { showDay } from "../values/dates";
import { showMoney } from "../values/decimal";

/** Null where nothing needs anybody. */
type Part = MailPart | null;

const andMore = (shown: number, total: number) =>
  total > shown ? [`y ${counted(total - shown, "más", "más")}`] : [];

function papersPart({ rows, total, counts }: Today["papers"]): Part {
  if (total === 0) return null;
  const heading = `${counted(total, "papel", "papeles")} por atender, ${counted(counts.expired, "vencido", "vencidos")}`;
  const items = rows.map((paper) => `${paper.subjectName}: ${paper.label}. ${expiryWords(paper)}`);
  return { heading, items: [...items, ...andMore(rows.length, total)] };
}

function visitsPart({ late, lateServices, lateVisits }: Today["agenda"]): Part {
  if (lateVisits === 0) return null;
  const heading = `${counted(lateVisits, "visita atrasada", "visitas atrasadas")} de ${counted(lateServices, "servicio", "servicios")}`;
  const items = late.map(
    ({ service, visits, oldest }) =>
      `${service.servedName ?? service.name}, ${service.location}: ${counted(visits, "visita", "visitas")} desde el ${showDay(oldest)}`,
  );
  return { heading, items: [...items, ...andMore(late.length, lateServices)] };
}

function eventsPart({ lateEvents, lateEventCount }: Today["agenda"]): Part {
  if (lateEventCount === 0) return null;
  return {
    heading: counted(lateEventCount, "evento atrasado", "eventos atrasados"),
    items: [...lateEvents.map(({ title }) => title), ...andMore(lateEvents.length, lateEventCount)],
  };
}

function conflictsPart(dues: Dues | null): Part {
  if (!dues || dues.conflicts.total === 0) return null;
  const { rows, total } = dues.conflicts;
  return {
    heading: counted(total, "conflicto de equipos", "conflictos de equipos"),
    items: [...rows.map(({ code, words }) => `${code} ${words}`), ...andMore(rows.length, total)],
  };
}

function endingHoldsPart(dues: Dues | null): Part {
  if (!dues || dues.holds.total === 0) return null;
  const { rows, total } = dues.holds;
  return {
    heading: `${counted(total, "reserva retenida", "reservas retenidas")} hasta hoy`,
    items: [
      ...rows.map(({ code, partnerName, until }) => `${code}, ${partnerName}: hasta las ${until}`),
      ...andMore(rows.length, total),
    ],
  };
}

function unbilledPart(dues: Dues | null): Part {
  if (!dues || dues.unbilled.projects === 0) return null;
  const { rows, projects, amount } = dues.unbilled;
  return {
    heading: `Hecho y no facturado: ${showMoney(amount)} en ${counted(projects, "proyecto", "proyectos")}`,
    items: [
      ...rows.map((row) => `${row.partnerName}, ${row.location}: ${showMoney(row.amount)}`),
      ...andMore(rows.length, projects),
    ],
  };
}

/** What needs a person today, the papers first; empty when nothing does. */
export const digestParts = ({ agenda, papers, dues }: Today): MailPart[] =>
  [
    papersPart(papers),
    conflictsPart(dues),
    endingHoldsPart(dues),
    visitsPart(agenda),
    eventsPart(agenda),
    unbilledPart(dues),
  ].filter((part) => part !== null);
