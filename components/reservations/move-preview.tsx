import { type Control, useWatch } from "react-hook-form";
import type * as z from "zod";
import { Alert } from "@/components/ui/alert";
import { TextLink } from "@/components/ui/text-link";
import { useRead } from "@/components/ui/use-read";
import type { BarLine } from "@/lib/availability/bars";
import { daysClaimed } from "@/lib/availability/labels";
import { reads } from "@/lib/links/reads";
import type { LineMove } from "@/lib/reservations/input";
import type { MoveInWords } from "@/lib/reservations/move-words";
import { isDay } from "@/lib/values/dates";

interface MovePreviewProps {
  line: BarLine;
  control: Control<z.input<typeof LineMove>>;
}

/** Null while what is typed is no day yet. */
function useAddress({ line, control }: MovePreviewProps): string | null {
  const [from, to] = useWatch({ control, name: ["from_date", "to_date"] });
  if (!(from && isDay(from)) || (to && !isDay(to))) return null;
  return reads.lineMove({
    reservation_id: line.reservationId,
    line_id: line.lineId,
    from_date: from,
    to_date: to ?? "",
  });
}

export function MovePreview(props: MovePreviewProps) {
  const { found, refusal } = useRead<MoveInWords>(useAddress(props));
  return (
    <div role="status" className="grid gap-2 sm:col-span-full">
      {refusal ? <Alert tone="error">{refusal.error}</Alert> : null}
      {found ? <Effects {...found} /> : null}
      {found || refusal ? null : <p className="text-muted">Mirando qué equipos están libres…</p>}
    </div>
  );
}

const insteadOf = (comes: readonly string[]) =>
  comes.length === 1 ? `En su lugar va ${comes[0]}.` : `En su lugar van ${comes.join(", ")}.`;

function Effects({ isPromised, quantity, stays, taken, comes, code }: MoveInWords) {
  return (
    <>
      {taken.length > 0 ? (
        <Alert tone="warning">
          <ul className="grid gap-1">
            {taken.map((unit) => (
              <li key={unit.code}>
                {unit.code} no está libre
                {unit.missing.map(({ from, to, who, url }) => (
                  <span key={`${from} ${url}`}>
                    {" "}
                    {daysClaimed({ from, to })}: <TextLink href={url}>{who}</TextLink>.
                  </span>
                ))}
              </li>
            ))}
          </ul>
          <p className="mt-1">
            {isPromised ? insteadOf(comes) : "Se decidirá al retener o confirmar."}
          </p>
        </Alert>
      ) : null}
      {stays.length > 0 ? <p>{keeps(stays, isPromised)}</p> : null}
      <p className="text-muted text-sm">
        {`Reserva ${code}${quantity > 1 ? `: cambia la línea entera, de ${quantity} equipos` : ""}.`}
      </p>
    </>
  );
}

function keeps(stays: readonly string[], isPromised: boolean): string {
  const [is, are] = isPromised
    ? ["sigue guardado", "siguen guardados"]
    : ["está libre", "están libres"];
  return `${stays.join(", ")} ${stays.length === 1 ? is : are} esos días.`;
}
