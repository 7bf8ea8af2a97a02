"use client";

import { useId } from "react";
import { AvailabilityBadge, ConditionBadge } from "@/components/equipment/equipment-badges";
import { CheckboxBox } from "@/components/ui/checkbox";
import { cn } from "@/components/ui/cn";
import { isNamedLikeType, typeLabels } from "@/lib/equipment/labels";
import { isService } from "@/lib/placement/availability";
import { aheadInWords } from "./ahead-words";
import { isAssignable, type Offered } from "./assign-values";

interface OfferedRowProps {
  offer: Offered;
  isChosen: boolean;
  onToggle: (offer: Offered) => void;
}

export function OfferedRow({ offer, isChosen, onToggle }: OfferedRowProps) {
  const id = useId();
  const isFree = isAssignable(offer);
  return (
    <li
      className={cn(
        "flex items-start gap-3 px-4 py-2.5",
        isChosen ? "bg-accent-soft" : "has-enabled:hover:bg-hover",
      )}
    >
      <CheckboxBox
        id={id}
        aria-labelledby={`${id}-code ${id}-name`}
        aria-describedby={`${id}-detail`}
        checked={isChosen}
        disabled={!isFree && !isChosen}
        onCheckedChange={() => onToggle(offer)}
        className="mt-0.5"
      />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <label id={`${id}-code`} htmlFor={id} className="font-medium text-ink">
            {offer.code}
          </label>
          <span className="flex flex-wrap gap-1.5">
            {isService(offer) ? null : <ConditionBadge condition={offer.condition} />}
            <AvailabilityBadge availability={offer.availability} />
          </span>
        </div>
        <label htmlFor={id} className="block">
          <span id={`${id}-name`} className="block text-ink text-sm">
            {offer.name}
          </span>
          <span id={`${id}-detail`} className="block text-muted text-xs">
            {detailOf(offer)}
          </span>
          {offer.ahead.slice(0, 1).map((ahead) => (
            <span key={ahead.from} className="block text-warn-ink text-xs">
              {aheadInWords(ahead)}
            </span>
          ))}
        </label>
      </div>
    </li>
  );
}

function detailOf(offer: Offered): string {
  const { type, brand, model, place } = offer;
  const kind = isNamedLikeType(offer) ? null : typeLabels[type];
  return [kind, [brand, model].filter(Boolean).join(" "), place].filter(Boolean).join(" · ");
}
