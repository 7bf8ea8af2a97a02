import type { ShownCharges } from "@/lib/custody/preview-chain-charges";
import { counted } from "@/lib/values/count-text";
import { showMoney, showQuantity } from "@/lib/values/decimal";

const daysOf = (days: number) =>
  days === 1 ? "1 día de servicio" : `${showQuantity(String(days))} días de servicio`;

export function ChargesSummary({ charges }: { charges: ShownCharges }) {
  const { lines, days, amount, elsewhere } = charges;
  return (
    <div className="rounded-control bg-sunken px-4 py-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-ink">
          {lines.length === 0
            ? "Esta cadena no suma cobros a la planilla."
            : `Esta cadena suma ${daysOf(days)} a la planilla.`}
        </span>
        {amount === null || lines.length === 0 ? null : (
          <span className="font-semibold text-ink text-lg tabular-nums">{showMoney(amount)}</span>
        )}
      </p>
      <Lines lines={lines} />
      {elsewhere.map(({ seriesCode, days }) => (
        <p key={seriesCode} className="mt-1 text-muted text-sm">
          La planilla {seriesCode} deja de cobrar {daysOf(Math.abs(days))}, que pasan a esta.
        </p>
      ))}
    </div>
  );
}

const Lines = ({ lines }: Pick<ShownCharges, "lines">) =>
  lines.length === 0 ? null : (
    <details className="mt-1 text-sm">
      <summary className="cursor-pointer text-muted touch:py-3">
        Ver {counted(lines.length, "línea", "líneas")}
      </summary>
      <ul className="mt-1 grid gap-1">
        {lines.map(({ assignmentId, description, days, amount }) => (
          <li key={assignmentId} className="flex justify-between gap-4 text-ink">
            <span className="min-w-0">{description}</span>
            <span className="shrink-0 text-muted tabular-nums">
              {amount === null ? daysOf(days) : showMoney(amount)}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
