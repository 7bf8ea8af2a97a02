"use client";

import { SearchX } from "lucide-react";
import { Button } from "../button";
import { EmptyState } from "../empty-state";
import { allOff, type Filter } from "./filters";
import type { ListAddress } from "./use-list-address";

interface NoRowsProps {
  label: string;
  /** Whether a search or a filter is on. */
  narrowed: boolean;
  filters: readonly Filter[];
  address: ListAddress;
}

/** Nothing to show: because nothing matches, or because nothing is there. */
export function NoRows({ label, narrowed, filters, address }: NoRowsProps) {
  if (!narrowed) {
    const beyond = address.params.has("page");
    return (
      <EmptyState
        title={beyond ? "Esta página no existe" : `Aún no hay ${label.toLowerCase()}`}
        action={
          beyond ? <Button onClick={() => address.go({})}>Ir a la primera página</Button> : null
        }
      />
    );
  }
  return (
    <EmptyState
      icon={SearchX}
      title="Nada coincide con la búsqueda"
      description="Pruebe con otras palabras o quite algún filtro."
      action={
        <Button onClick={() => address.go({ search: null, ...allOff(filters) })}>
          Quitar búsqueda y filtros
        </Button>
      }
    />
  );
}
