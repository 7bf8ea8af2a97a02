import { Toilet } from "lucide-react";
import type { ReactNode } from "react";
import { AvailabilityBadge } from "@/components/equipment/equipment-badges";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { PlainTable } from "@/components/ui/plain-table";
import { TextLink } from "@/components/ui/text-link";
import type { ChangeAct } from "@/components/ui/use-act";
import { equipmentFields } from "@/lib/equipment/fields";
import { typeLabels } from "@/lib/equipment/labels";
import { links } from "@/lib/links/pages";
import type { ReservedUnit } from "@/lib/reservations/list-reserved-units";
import type { Reservation, ReservationLine } from "@/lib/reservations/queries";
import { isPromised, isReservationOver } from "@/lib/states/reservation";
import type { Day } from "@/lib/values/dates";
import { daysOfLine } from "./line-days";
import { SwapUnit } from "./swap-unit";

interface ReservedUnitsProps {
  reservation: Reservation;
  today: Day;
  /** Null for who may not. */
  swap: ChangeAct | null;
}

type Row = { line: ReservationLine; unit: ReservedUnit };

/** What it stands for, or what it became. */
function fateOf({ unit }: Row, reservation: Reservation): ReactNode {
  if (unit.assignmentId !== null)
    return unit.assignedProjectId ? (
      <>
        Asignado al{" "}
        <TextLink href={links.projectResources(unit.assignedProjectId)}>
          proyecto {unit.assignedProjectId}
        </TextLink>
      </>
    ) : (
      "Asignado"
    );
  if (unit.hasYielded) return <Badge tone="danger">Cedió su lugar a otro</Badge>;
  return isPromised(reservation) ? (
    <Badge tone="success">Guardado</Badge>
  ) : (
    <Badge>Preferido</Badge>
  );
}

export function ReservedUnits({ reservation, today, swap }: ReservedUnitsProps) {
  const rows = reservation.lines.flatMap((line) => line.units.map((unit): Row => ({ line, unit })));
  const maySwap = swap !== null && !isReservationOver(reservation);
  return (
    <Card title="Equipos" padding="none">
      <PlainTable
        label="Equipos de la reserva"
        rows={rows}
        rowKey={({ unit }) => unit.id}
        empty={{
          icon: Toilet,
          title: "Ningún equipo elegido",
          description: "Al retener o confirmar se elige uno libre para cada uno que se pide.",
          act: "beside",
        }}
        columns={[
          {
            header: equipmentFields.code.label,
            cell: ({ unit }) => (
              <TextLink href={links.equipment(unit.equipmentId)}>{unit.code}</TextLink>
            ),
          },
          { header: equipmentFields.type.label, cell: ({ line }) => typeLabels[line.type] },
          { header: "Días", cell: ({ line }) => daysOfLine(line) },
          {
            header: "Hoy",
            cell: ({ unit }) => <AvailabilityBadge availability={unit.availability} />,
          },
          { header: "En la reserva", cell: (row) => fateOf(row, reservation) },
          {
            header: "Acción",
            align: "end",
            cell: ({ line, unit }) =>
              maySwap && unit.assignmentId === null ? (
                <SwapUnit
                  reservation={{ id: reservation.id, version: reservation.version }}
                  {...{ line, unit, today }}
                  swap={swap}
                />
              ) : null,
          },
        ]}
      />
    </Card>
  );
}
