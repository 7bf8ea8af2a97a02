import { Card } from "@/components/ui/card";
import { type PlainColumn, PlainTable } from "@/components/ui/plain-table";
import { TwoLines } from "@/components/ui/two-lines";
import type { ChangeAct } from "@/components/ui/use-act";
import { frequencyInWords } from "@/lib/assignments/labels";
import { typeLabels } from "@/lib/equipment/labels";
import { reservationLineFields as fields } from "@/lib/reservations/fields";
import type { Reservation, ReservationLine } from "@/lib/reservations/queries";
import { assignedOfAsked, countLeftToAssign, showDays } from "@/lib/reservations/summary";
import { isReservationOver } from "@/lib/states/reservation";
import { showMoney, showQuantity, sum, times } from "@/lib/values/decimal";
import { RescheduleLineButton } from "./reschedule-line-button";

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

type LineDaysProps = Omit<ReservedLinesProps, "hasPrices"> & { line: ReservationLine };

interface ReservedLinesProps {
  reservation: Reservation;
  hasPrices: boolean;
  /** Null for who may not. */
  move: ChangeAct | null;
}

function LineDays({ line, reservation, move }: LineDaysProps) {
  const { id: reservationId, version } = reservation;
  const { id: lineId, fromDate: from, toDate: to, type } = line;
  const isMovable = move && !isReservationOver(reservation) && countLeftToAssign(line) > 0;
  return (
    <span className="-my-1.5 flex items-center gap-1">
      <span className="max-w-28 tabular-nums lg:max-w-none lg:whitespace-nowrap">
        {showDays({ lines: [line] })}
      </span>
      {isMovable ? (
        <RescheduleLineButton
          line={{ reservationId, version, lineId, from, to }}
          label={`Cambiar días de ${typeLabels[type]}`}
          move={move}
        />
      ) : null}
    </span>
  );
}

export function ReservedLines({ reservation, hasPrices, move }: ReservedLinesProps) {
  const { lines } = reservation;
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
            cell: (line) => <LineDays {...{ line, reservation, move }} />,
          },
          {
            header: "Asignados",
            align: "end",
            cell: (line) => assignedOfAsked({ lines: [line] }),
          },
          ...(hasPrices ? pricesOfLine : [{ header: "Mantenimiento", cell: visitsOf }]),
        ]}
        totals={[
          "Total",
          "",
          assignedOfAsked(reservation),
          "",
          ...(hasPrices ? ["", priced.length > 0 ? showMoney(sum(priced)) : "—"] : []),
        ]}
      />
    </Card>
  );
}
