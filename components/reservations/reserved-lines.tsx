import { Card } from "@/components/ui/card";
import { PlainTable } from "@/components/ui/plain-table";
import { frequencyInWords } from "@/lib/assignments/labels";
import { typeLabels } from "@/lib/equipment/labels";
import { reservationLineFields as fields } from "@/lib/reservations/fields";
import type { Reservation, ReservationLine } from "@/lib/reservations/queries";
import { unitsOfLine } from "@/lib/reservations/summary";
import { showDay } from "@/lib/values/dates";
import { showMoney, showQuantity, sum, times } from "@/lib/values/decimal";

const byDay = ({ cost, quantity }: ReservationLine) => (cost ? times(cost, quantity) : null);

const maintenanceOf = (line: ReservationLine) =>
  line.maintenanceCost
    ? `${showMoney(line.maintenanceCost)}, ${frequencyInWords(line)}`
    : "Sin mantenimiento";

export function ReservedLines({ reservation: { lines } }: { reservation: Reservation }) {
  const asked = lines.reduce((total, { quantity }) => total + quantity, 0);
  const assigned = lines.reduce((total, line) => total + unitsOfLine(line).assigned, 0);
  const priced = lines.flatMap((line) => byDay(line) ?? []);
  return (
    <Card title="Qué pide" padding="none">
      <PlainTable
        label="Líneas de la reserva"
        rows={lines}
        rowKey={({ id }) => id}
        empty={null}
        columns={[
          { header: fields.type.label, cell: ({ type }) => typeLabels[type] },
          {
            header: fields.fromDate.label,
            cell: ({ fromDate }) => <span className="tabular-nums">{showDay(fromDate)}</span>,
          },
          {
            header: fields.toDate.label,
            cell: ({ toDate }) =>
              toDate ? <span className="tabular-nums">{showDay(toDate)}</span> : "Sin fecha",
          },
          {
            header: fields.minCapacityGallons.label,
            align: "end",
            cell: ({ minCapacityGallons }) =>
              minCapacityGallons ? showQuantity(minCapacityGallons) : "—",
          },
          { header: fields.quantity.label, align: "end", cell: ({ quantity }) => quantity },
          {
            header: "Asignados",
            align: "end",
            cell: (line) => unitsOfLine(line).assigned,
          },
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
        ]}
        totals={[
          "Total",
          "",
          "",
          "",
          asked,
          assigned,
          "",
          "",
          priced.length > 0 ? showMoney(sum(priced)) : "—",
        ]}
      />
    </Card>
  );
}
