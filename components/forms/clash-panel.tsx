"use client";

import { UserPen } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { type Control, type FieldValues, useWatch } from "react-hook-form";
import { cn } from "../ui/cn";
import { RadioGroup } from "../ui/radio-group";
import { isSameValue } from "./changed-values";
import type { Clash } from "./clash";

export interface Clashes {
  rows: readonly Clash[];
  control: Control<FieldValues>;
  put: (values: Clash["mine"]["values"]) => void;
}

interface ClashPanelProps extends Clashes {
  className?: string | undefined;
}

export function ClashPanel({ rows, className, ...form }: ClashPanelProps) {
  const title = useId();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (rows.length > 0) panel.current?.focus();
  }, [rows]);
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby={title}
      className={cn(
        "max-h-[60dvh] scroll-mt-20 overflow-y-auto rounded-control border border-warn/25 bg-warn-soft p-4 focus:outline-none",
        className,
      )}
    >
      <div role="alert" className="flex gap-3 text-warn-ink">
        <UserPen className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
        <div>
          <p id={title} className="font-medium">
            Otra persona guardó cambios en este registro mientras usted lo editaba
          </p>
          <p className="mt-0.5">
            {rows.length > 0
              ? "Nada de lo suyo se perdió. Elija qué queda en cada campo y guarde otra vez."
              : "No tocan lo que usted escribió: guarde otra vez."}
          </p>
        </div>
      </div>
      <Rows title="Los dos cambiaron" rows={rows.filter(({ isBoth }) => isBoth)} {...form} />
      <Rows
        title="Solo la otra persona cambió"
        rows={rows.filter((row) => !row.isBoth)}
        {...form}
      />
    </section>
  );
}

function Rows({ title, rows, ...form }: Clashes & { title: string }) {
  if (rows.length === 0) return null;
  return (
    <div className="mt-4">
      <p className="font-medium text-warn-ink text-xs">{title}</p>
      <div className="mt-2 grid gap-3">
        {rows.map((row) => (
          <Row key={row.key} row={row} {...form} />
        ))}
      </div>
    </div>
  );
}

type RowProps = Omit<Clashes, "rows"> & { row: Clash };

function Row({ row: { key, label, isBoth, mine, theirs }, control, put }: RowProps) {
  const held: unknown = useWatch({ control, name: key });
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium text-ink text-sm">{label}</legend>
      <RadioGroup
        cards
        aria-label={`Qué queda en ${label}`}
        value={isSameValue(held, theirs.values[key]) ? "theirs" : "mine"}
        onValueChange={(side) => put((side === "mine" ? mine : theirs).values)}
        options={[
          {
            value: "mine",
            ...sideOf(mine.shown, isBoth ? "Lo que usted escribió" : "Como estaba"),
          },
          { value: "theirs", ...sideOf(theirs.shown, "Lo que guardó la otra persona") },
        ]}
        className="[overflow-wrap:anywhere]"
      />
    </fieldset>
  );
}

const sideOf = (shown: string, whose: string) => ({
  label: <span className="whitespace-pre-wrap">{shown}</span>,
  hint: whose,
});
