import { Card } from "@/components/ui/card";
import { type PlainColumn, PlainTable } from "@/components/ui/plain-table";
import { TwoLines } from "@/components/ui/two-lines";
import type { ChangeAct } from "@/components/ui/use-act";
import { frequencyInWords } from "@/lib/assignments/labels";
import { typeLabels } from "@/lib/equipment/labels";
import { reservationLineFields as fields } from "@/lib/reservations/fields";
import type { Reservation, ReservationLine } from "@/lib/reservations/queries";
import { assignedOfAsked, showDays, unassignedOf } from "@/lib/reservations/summary";
import { isReservationOver } from "@/lib/states/reservation";
import { showMoney, showQuantity, sum, times } from "@/lib/values/decimal";
import { MoveLineButton } from "./move-line-button";

const byDay = ({ cost, quantity }: ReservationLine) => (cost ? times(cost, quantity) : null);

const isMaintained = ({ maintenanceCost }: ReservationLine) => maintenanceCost !== null;

const visitsOf = (line: ReservationLine) =>
  isMaintained(line) ? frequencyInWords(line) : "Sin mantenimiento";

const maintenanceOf = (line: ReservationLine) =>
  line.maintenanceCost ? `${showMoney(line.maintenanceCost)}, ${visitsOf(line)}` : visitsOf(line);

const pricesOfLine: PlainColumn<ReservationLine>[] = [
  { header: "Mantenimiento", cell: maintenanceOf },
  {
    header: "Tarifa por día",
    align: "end",
    cell: ({ cost }) => (cost ? showMoney(cost) : "Sin tarifa"),
  },
  {
    header: "Total por día",
    align: "end",
    cell: (line) => {
      const total = byDay(line);
      return total ? showMoney(total) : "—";
    },
  },
];

interface ReservedLinesProps {
  reservation: Reservation;
  hasPrices: boolean;
  /** Null for who may not. */
  move: ChangeAct | null;
}

function movesOf(reservation: Reservation, move: ChangeAct | null): PlainColumn<ReservationLine>[] {
  if (!move || isReservationOver(reservation)) return [];
  const { id: reservationId, version } = reservation;
  return [
    {
      header: "Acción",
      align: "end",
      cell: (line) =>
        unassignedOf(line) > 0 ? (
          <MoveLineButton
            line={{ reservationId, version, lineId: line.id, from: line.fromDate, to: line.toDate }}
            move={move}
          />
        ) : null,
    },
  ];
}

export function ReservedLines({ reservation, hasPrices, move }: ReservedLinesProps) {
  const { lines } = reservation;
  const moves = movesOf(reservation, move);
  const priced = lines.flatMap((line) => byDay(line) ?? []);
  return (
    <Card title="Qué pide" padding="none">
      <PlainTable
        label="Líneas de la reserva"
        rows={lines}
        rowKey={({ id }) => id}
        empty={null}
        columns={[
          {
            header: fields.type.label,
            cell: ({ type, minCapacityGallons: least }) => (
              <TwoLines
                first={typeLabels[type]}
                second={least && `desde ${showQuantity(least)} gal`}
              />
            ),
          },
          {
            header: "Días",
            cell: (line) => (
              <span className="whitespace-nowrap tabular-nums">{showDays({ lines: [line] })}</span>
            ),
          },
          {
            header: "Asignados",
            align: "end",
            cell: (line) => assignedOfAsked({ lines: [line] }),
          },
          ...(hasPrices ? pricesOfLine : [{ header: "Mantenimiento", cell: visitsOf }]),
          ...moves,
        ]}
        totals={[
          "Total",
          "",
          assignedOfAsked(reservation),
          "",
          ...(hasPrices ? ["", priced.length > 0 ? showMoney(sum(priced)) : "—"] : []),
          ...moves.map(() => ""),
        ]}
      />
    </Card>
  );
}
