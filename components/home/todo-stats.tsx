import { CalendarCheck, FileClock, HandCoins, ReceiptText } from "lucide-react";
import { cn } from "@/components/ui/cn";
import { Stat } from "@/components/ui/stat";
import type { Dues, Today } from "@/lib/home/get-today";
import { links } from "@/lib/links/pages";
import { counted } from "@/lib/values/count-text";
import { showMoney } from "@/lib/values/decimal";

export function TodoStats({ today }: { today: Today }) {
  return (
    <div
      className={cn("grid gap-4 sm:grid-cols-2", today.dues && "xl:grid-cols-[1fr_1fr_1fr_1.4fr]")}
    >
      <VisitsStat agenda={today.agenda} />
      <PapersStat counts={today.papers.counts} />
      {today.dues ? (
        <>
          <SheetsStat sheets={today.dues.sheets} />
          <UnbilledStat unbilled={today.dues.unbilled} />
        </>
      ) : null}
    </div>
  );
}

const lateWords = ({ lateVisits, lateEventCount }: Today["agenda"]): string =>
  [
    lateVisits > 0 && counted(lateVisits, "visita atrasada", "visitas atrasadas"),
    lateEventCount > 0 && counted(lateEventCount, "evento atrasado", "eventos atrasados"),
  ]
    .filter(Boolean)
    .join(", ");

function VisitsStat({ agenda }: Pick<Today, "agenda">) {
  const late = lateWords(agenda);
  return (
    <Stat
      label="Por hacer hoy"
      value={agenda.left}
      detail={late || "Nada atrasado"}
      icon={CalendarCheck}
      tone={late ? "warning" : "info"}
      href={`${links.calendar}?view=day`}
    />
  );
}

const PapersStat = ({ counts }: Pick<Today["papers"], "counts">) => (
  <Stat
    label="Papeles vencidos"
    value={counts.expired}
    detail={`${counts.due_10} por vencer, ${counts.due_30} próximos`}
    icon={FileClock}
    tone={counts.expired > 0 ? "danger" : counts.due_10 > 0 ? "warning" : "success"}
    href="#papeles"
  />
);

const SheetsStat = ({ sheets: { total, amount } }: Pick<Dues, "sheets">) => (
  <Stat
    label="Planillas por liquidar"
    value={total}
    detail={
      total > 0
        ? `${showMoney(amount)} sin IVA, período terminado`
        : "Ninguna con período terminado"
    }
    icon={ReceiptText}
    tone={total > 0 ? "warning" : "success"}
    href={`${links.worksheets}?status=IN_PROGRESS&sort=period`}
  />
);

const UnbilledStat = ({ unbilled: { projects, items, amount } }: Pick<Dues, "unbilled">) => (
  <Stat
    label="Hecho y no facturado"
    value={showMoney(amount)}
    detail={
      items > 0
        ? `${counted(items, "concepto", "conceptos")} en ${counted(projects, "proyecto", "proyectos")}`
        : "Todo está en planillas"
    }
    icon={HandCoins}
    tone={items > 0 ? "warning" : "success"}
    href={links.unbilled}
  />
);
