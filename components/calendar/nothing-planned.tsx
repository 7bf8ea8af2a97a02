import { CalendarDays } from "lucide-react";
import { allOff, type Filter, summaryOf } from "@/components/lists/filters";
import type { ListAddress } from "@/components/lists/use-list-address";
import { Button } from "@/components/ui/button";
import type { Emptiness, FirstAct } from "@/components/ui/empty-state";

export function nothingPlanned(
  filters: readonly Filter[],
  address: ListAddress,
  create: FirstAct,
): Emptiness {
  const nothing = { icon: CalendarDays, title: "Nada previsto" };
  return filters.some((filter) => summaryOf(filter, address.params))
    ? {
        ...nothing,
        description: "No hay visitas ni eventos en estos días con los filtros elegidos.",
        act: <Button onClick={() => address.go(allOff(filters))}>Quitar filtros</Button>,
      }
    : { ...nothing, description: "No hay visitas ni eventos en estos días.", act: create };
}
