import type { ReactNode } from "react";
import { TextLink } from "@/components/ui/text-link";
import type { LineFacts } from "@/lib/billing/explain-lines";
import type { ServedDay } from "@/lib/billing/served-day-proofs";
import { links } from "@/lib/links/pages";
import { type Day, showDay } from "@/lib/values/dates";
import { showMoney } from "@/lib/values/decimal";
import { groupedBy } from "@/lib/values/rows";
import { spelledOut } from "./period-grid";

interface LineReasonsProps {
  projectId: number;
  sheetId: number;
  facts: LineFacts;
}

export function LineReasons({ projectId, sheetId, facts }: LineReasonsProps) {
  const elsewhere = groupedBy(facts.taken, ({ sheet }) => sheet.id);
  return (
    <ul className="grid gap-1.5 empty:hidden">
      {facts.stays.map((stay) => (
        <Reason key={stay.assignmentId}>
          Asignado desde el {showDay(stay.from)}
          {stay.to ? ` hasta el ${showDay(stay.to)}` : ", en curso"}, a {showMoney(stay.cost)} por
          día.
        </Reason>
      ))}
      {facts.served.map((served) => (
        <Served key={served.day} {...served} />
      ))}
      {[...elsewhere].map(([id, days]) => (
        <Reason key={id}>
          {id === sheetId ? (
            "Otra línea de esta planilla cobra: "
          ) : (
            <>
              La planilla{" "}
              <TextLink href={links.worksheet(projectId, id)}>
                {days[0]?.sheet.seriesCode ?? ""}
              </TextLink>{" "}
              cobra:{" "}
            </>
          )}
          {spelledOut(days.map(({ day }: { day: Day }) => day))}.
        </Reason>
      ))}
    </ul>
  );
}

const Reason = ({ children }: { children: ReactNode }) => (
  <li className="tabular-nums">{children}</li>
);

const Served = ({ day, chains, isVisited }: ServedDay) => (
  <Reason>
    {showDay(day)}:{" "}
    {chains.map(({ id, consecutive }, at) => (
      <span key={id}>
        {at > 0 ? ", " : ""}
        <TextLink href={links.custodyChain(id)}>CDC {consecutive}</TextLink>
      </span>
    ))}
    {isVisited ? (chains.length > 0 ? " y visita hecha" : "visita hecha") : ""}
  </Reason>
);
