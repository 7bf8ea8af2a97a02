import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import type { AvailabilityBoard } from "@/lib/availability/get-board";
import { AlmostLine, BusyLine, FreeUnitLine, UnitList } from "./found-units";

interface FoundListsProps {
  found: NonNullable<AvailabilityBoard["found"]>;
  showsUnknownReturns: boolean;
  allHref: string;
  /** Null for who may not. */
  reserveOf: ((unit: { id: number; type: string }) => string) | null;
}

export function FoundLists({ found, showsUnknownReturns, allHref, reserveOf }: FoundListsProps) {
  const { counts, lines, unknownReturns } = found;
  return (
    <div className="grid content-start gap-4 sm:max-xl:grid-cols-2">
      <UnitList
        title="Libres"
        description="Todos los días pedidos"
        count={counts.free}
        lines={lines.free}
        empty="Ninguno está libre todos esos días."
        lineOf={(line) => <FreeUnitLine line={line} reserve={reserveOf?.(line) ?? null} />}
      />
      <UnitList
        title="Casi"
        description="Otros los tienen a lo más la mitad de los días"
        count={counts.almost}
        lines={lines.almost}
        empty="Ninguno."
        lineOf={(line) => <AlmostLine line={line} />}
      />
      <UnitList
        title={showsUnknownReturns ? "Fuera sin retorno previsto" : "Ocupados"}
        description={
          showsUnknownReturns
            ? "En el proyecto se anota cuándo vuelve cada uno"
            : "El que vuelve primero, arriba"
        }
        count={showsUnknownReturns ? unknownReturns : counts.busy}
        lines={lines.busy}
        empty="Ninguno."
        actions={
          showsUnknownReturns ? (
            <Button asChild size="sm">
              <Link href={allHref}>Ver todos</Link>
            </Button>
          ) : null
        }
        lineOf={(line) => <BusyLine line={line} />}
      />
    </div>
  );
}
