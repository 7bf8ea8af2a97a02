"use client";

import { Button } from "../ui/button";
import { EmptyState } from "../ui/empty-state";
import { NothingMatches } from "../ui/nothing-matches";
import { allOff, type Filter } from "./filters";
import type { ListAddress } from "./use-list-address";

interface NoRowsProps {
  /** Whether a search or a filter is on. */
  isNarrowed: boolean;
  filters: readonly Filter[];
  address: ListAddress;
}

/** No rows on this page: because nothing matches, or because the list ends before it. */
export const NoRows = ({ isNarrowed, filters, address }: NoRowsProps) =>
  isNarrowed ? (
    <NothingMatches onClear={() => address.go({ search: null, ...allOff(filters) })} />
  ) : (
    <EmptyState
      title="Esta página no existe"
      act={<Button onClick={() => address.go({})}>Ir a la primera página</Button>}
    />
  );
