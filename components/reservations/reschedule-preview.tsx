import { type Control, useWatch } from "react-hook-form";
import type * as z from "zod";
import { Alert } from "@/components/ui/alert";
import { TextLink } from "@/components/ui/text-link";
import { useRead } from "@/components/ui/use-read";
import type { BarLine } from "@/lib/availability/bars";
import { daysClaimed } from "@/lib/availability/labels";
import { reads } from "@/lib/links/reads";
import type { LineReschedule } from "@/lib/reservations/input";
import type { RescheduleInWords } from "@/lib/reservations/reschedule-words";
import { isDay } from "@/lib/values/dates";

interface ReschedulePreviewProps {
  line: BarLine;
  control: Control<z.input<typeof LineReschedule>>;
}

/** Null while what is typed is no day yet. */
function useAddress({ line, control }: ReschedulePreviewProps): string | null {
  const [from, to] = useWatch({ control, name: ["from_date", "to_date"] });
  if (!(from && isDay(from)) || (to && !isDay(to))) return null;
  return reads.lineReschedule({
    reservation_id: line.reservationId,
    line_id: line.lineId,
    from_date: from,
    to_date: to ?? "",
  });
}

export function ReschedulePreview(props: ReschedulePreviewProps) {
  const { found, refusal } = useRead<RescheduleInWords>(useAddress(props));
  return (
    <div role="status" className="grid gap-2 sm:col-span-full">
      {refusal ? <Alert tone="error">{refusal.error}</Alert> : null}
      {found ? <Effects {...found} /> : null}
      {found || refusal ? null : <p className="text-muted">Mirando qué equipos están libres…</p>}
    </div>
  );
}

const insteadOf = (replacements: readonly string[]) =>
  replacements.length === 1
    ? `En su lugar va ${replacements[0]}.`
    : `En su lugar van ${replacements.join(", ")}.`;

function Effects({ isPromised, quantity, free, notFree, replacements, code }: RescheduleInWords) {
  return (
    <>
      {notFree.length > 0 ? (
        <Alert tone="warning">
          <ul className="grid gap-1">
            {notFree.map((unit) => (
              <li key={unit.code}>
                {unit.code} no está libre
                {unit.taken.map(({ from, to, who, url }) => (
                  <span key={`${from} ${url}`}>
                    {" "}
                    {daysClaimed({ from, to })}: <TextLink href={url}>{who}</TextLink>.
                  </span>
                ))}
              </li>
            ))}
          </ul>
          <p className="mt-1">
            {isPromised ? insteadOf(replacements) : "Se decidirá al retener o confirmar."}
          </p>
        </Alert>
      ) : null}
      {free.length > 0 ? <p>{freeWords(free, isPromised)}</p> : null}
      <p className="text-muted text-sm">
        {`Reserva ${code}${quantity > 1 ? `: cambia la línea entera, de ${quantity} equipos` : ""}.`}
      </p>
    </>
  );
}

function freeWords(free: readonly string[], isPromised: boolean): string {
  const [is, are] = isPromised
    ? ["sigue guardado", "siguen guardados"]
    : ["está libre", "están libres"];
  return `${free.join(", ")} ${free.length === 1 ? is : are} esos días.`;
}
