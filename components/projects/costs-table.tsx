"use client";

import { Receipt } from "lucide-react";
import { ExportMenu } from "@/components/lists/list-menus";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import type { FirstAct } from "@/components/ui/empty-state";
import { PlainTable } from "@/components/ui/plain-table";
import { TextLink } from "@/components/ui/text-link";
import { TwoLines } from "@/components/ui/two-lines";
import { links } from "@/lib/links/pages";
import type { CostedAssignment, ProjectCosts } from "@/lib/overview/get-project-costs";
import { isUnitAssignment } from "@/lib/placement/assignment-kind";
import { showDay } from "@/lib/values/dates";
import { type Decimal, isZero, showMoney } from "@/lib/values/decimal";

interface CostsTableProps extends ProjectCosts {
  projectId: number;
  assign: FirstAct;
}

export function CostsTable({ projectId, assign, rows, summary }: CostsTableProps) {
  const { projected } = summary;
  return (
    <Card
      title="Por asignación"
      padding="none"
      actions={
        rows.length > 0 ? (
          <ExportMenu
            href={`${links.projectCosts(projectId)}/export`}
            params={new URLSearchParams()}
          />
        ) : null
      }
    >
      <PlainTable
        label="Costos por asignación"
        rows={rows}
        rowKey={({ assignment }) => assignment.id}
        empty={{
          icon: Receipt,
          title: "Sin costos todavía",
          description: "El costo aparece al asignar equipos o servicios al proyecto.",
          act: assign,
        }}
        columns={columns}
        totals={[
          "Total",
          "",
          showMoney(summary.rent),
          showMoney(summary.maintenance),
          showMoney(summary.total),
          projected ? showMoney(projected.total) : "—",
        ]}
      />
    </Card>
  );
}

const amount = (value: Decimal) => (isZero(value) ? "—" : showMoney(value));

const columns = [
  { header: "Recurso", cell: (row: CostedAssignment) => <Resource {...row} /> },
  { header: "Cálculo", align: "end", cell: (row: CostedAssignment) => <Reckoning {...row} /> },
  { header: "Alquiler", align: "end", cell: ({ cost }: CostedAssignment) => amount(cost.rent) },
  {
    header: "Mantenimiento",
    align: "end",
    cell: ({ cost }: CostedAssignment) => amount(cost.maintenance),
  },
  {
    header: "A la fecha",
    align: "end",
    cell: ({ cost }: CostedAssignment) => showMoney(cost.total),
  },
  {
    header: "Proyectado",
    align: "end",
    cell: ({ cost }: CostedAssignment) => (cost.projected ? showMoney(cost.projected.total) : "—"),
  },
] as const;

function Resource({ assignment }: CostedAssignment) {
  const { equipmentId, code, name, isRetired, servedCode } = assignment;
  return (
    <TwoLines
      first={
        <span className="flex items-center gap-2">
          <TextLink href={links.equipment(equipmentId)}>{code}</TextLink>
          {isRetired ? <Badge>Retirado</Badge> : null}
        </span>
      }
      second={servedCode ? `${name} de ${servedCode}` : name}
    />
  );
}

/** "77 días × $12,50", "14 × $18,00 + 8 × $20,00", and below it from when to when. */
function Reckoning({ assignment, count, parts }: CostedAssignment) {
  const [one, many] = isUnitAssignment(assignment) ? ["día", "días"] : ["visita", "visitas"];
  const end = assignment.retirementDate ?? assignment.endDate;
  return (
    <TwoLines
      first={
        parts.length > 1
          ? parts.map(({ count, cost }) => `${count} × ${showMoney(cost)}`).join(" + ")
          : `${count} ${count === 1 ? one : many} × ${showMoney(parts[0]?.cost ?? assignment.cost)}`
      }
      second={`${showDay(assignment.startDate)} – ${end ? showDay(end) : "en curso"}`}
      className="ml-auto whitespace-nowrap"
    />
  );
}
