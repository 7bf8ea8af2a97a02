"use client";

import { ChevronDown } from "lucide-react";
import { Button } from "../ui/button";
import { cn } from "../ui/cn";
import { lateContent } from "../ui/late-content";
import { Popover } from "../ui/popover";
import { keysOf, summaryOf } from "./filters";
import type { FilterProps } from "./offered-choices";

const Choices = lateContent<FilterProps>(() =>
  import("./offered-choices").then(({ OfferedChoices }) => OfferedChoices),
);

export function FilterButton({ filter, address }: FilterProps) {
  const summary = summaryOf(filter, address.params);
  const off = Object.fromEntries(keysOf(filter).map((key) => [key, null]));
  return (
    <Popover
      label={filter.label}
      className="w-72"
      trigger={
        <Button
          size="sm"
          onPointerEnter={Choices.soon}
          onFocus={Choices.soon}
          className={cn(
            "max-w-full rounded-full font-normal",
            summary
              ? "border-accent bg-accent-soft text-accent-ink hover:bg-accent-soft"
              : "border-dashed text-muted",
          )}
        >
          <span className="truncate">
            {filter.label}
            {summary ? <span className="font-medium">: {summary}</span> : null}
          </span>
          <ChevronDown className="size-3.5! dense:max-2xl:hidden" aria-hidden="true" />
        </Button>
      }
    >
      <Choices filter={filter} address={address} />
      {summary ? (
        <Button
          size="sm"
          variant="ghost"
          className="mt-2 w-full text-muted"
          onClick={() => address.go(off)}
        >
          Quitar filtro
        </Button>
      ) : null}
    </Popover>
  );
}
