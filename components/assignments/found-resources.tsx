"use client";

import { NothingMatches } from "@/components/ui/nothing-matches";
import type { Offered } from "./assign-values";
import { OfferedRow } from "./offered-row";

interface FoundProps {
  found: readonly Offered[];
  chosen: readonly Offered[];
  onToggle: (offer: Offered) => void;
  onClear: () => void;
}

export function FoundResources({ found, chosen, onToggle, onClear }: FoundProps) {
  if (found.length === 0) return <NothingMatches onClear={onClear} className="py-8" />;
  const chosenIds = new Set(chosen.map(({ id }) => id));
  return (
    <ul className="divide-y divide-line">
      {found.map((offer) => (
        <OfferedRow
          key={offer.id}
          offer={offer}
          isChosen={chosenIds.has(offer.id)}
          onToggle={onToggle}
        />
      ))}
    </ul>
  );
}
