"use client";

import { Button } from "../ui/button";
import { EmptyState } from "../ui/empty-state";
import { NothingMatches } from "../ui/nothing-matches";
import { allOff, type Filter } from "./filters";
import type { ListAddress } from "./use-list-address";

interface NoRowsProps {
  isNarrowed: boolean;
  filters: readonly Filter[];
  address: ListAddress;
}

/** Because nothing matches, or because the list ends before this page. */
export const NoRows = ({ isNarrowed, filters, address }: NoRowsProps) =>
  isNarrowed ? (
    <NothingMatches onClear={() => address.go({ search: null, ...allOff(filters) })} />
  ) : (
    <EmptyState
      title="Esta página no existe"
      act={<Button onClick={() => address.go({})}>Ir a la primera página</Button>}
    />
  );
