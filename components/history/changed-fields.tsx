import { ArrowRight } from "lucide-react";
import { cn } from "@/components/ui/cn";
import { isDeletion, isInsertion } from "@/lib/history/action";
import { fieldLabel } from "@/lib/history/labels";
import type { NamedChange } from "@/lib/history/name-changes";
import { isBlank, valueInWords } from "@/lib/history/wording";

interface ChangedFieldsProps {
  change: NamedChange;
  timeZone: string;
  compact?: boolean;
}

export function ChangedFields({ change, timeZone, compact = false }: ChangedFieldsProps) {
  const entries = Object.entries(change.changes).filter(([field, pair]) =>
    isTelling(change, field, pair),
  );
  if (entries.length === 0) return null;
  const inSight = compact ? 3 : 8;
  const row = ([field, pair]: (typeof entries)[number]) => (
    <FieldRow
      key={field}
      change={change}
      field={field}
      pair={pair}
      timeZone={timeZone}
      compact={compact}
    />
  );
  const rest = entries.slice(inSight);
  return (
    <div className="grid gap-1.5">
      <dl className="grid gap-1.5">{entries.slice(0, inSight).map(row)}</dl>
      {rest.length > 0 ? (
        <details>
          <summary className="touch-target relative w-fit rounded py-1 text-accent-ink text-xs underline-offset-4 hover:underline touch:py-3.5">
            {rest.length === 1 ? "Un campo más" : `${rest.length} campos más`}
          </summary>
          <dl className="mt-1.5 grid gap-1.5">{rest.map(row)}</dl>
        </details>
      ) : null}
    </div>
  );
}

const isTelling = (change: NamedChange, field: string, [before, after]: [unknown, unknown]) => {
  if (field === "is_deleted") return false;
  if (isInsertion(change)) return !isBlank(after) && field !== "is_active";
  return isDeletion(change) ? !isBlank(before) : true;
};

/** Both values are null: a secret, or a value of an erased person. */
const isUntold = (pair: [unknown, unknown]) => pair.every((value) => value === null);

interface FieldRowProps extends ChangedFieldsProps {
  field: string;
  pair: [unknown, unknown];
}

const valueLook = "min-w-0 break-words [overflow-wrap:anywhere]";

function FieldRow({ change, field, pair, timeZone, compact = false }: FieldRowProps) {
  return (
    <div
      className={cn(
        "gap-x-4 gap-y-0.5 text-[0.8125rem]",
        compact ? "flex flex-wrap gap-x-2" : "grid sm:grid-cols-[11rem_1fr]",
      )}
    >
      <dt className="text-muted">{fieldLabel(field)}</dt>
      <dd className="flex min-w-0 flex-wrap items-center gap-x-2 text-ink">
        {isUntold(pair) ? (
          field === "password" ? (
            "Cambiada"
          ) : (
            "Valor borrado"
          )
        ) : (
          <BeforeAfter
            change={change}
            before={valueInWords(change, field, pair[0], timeZone)}
            after={valueInWords(change, field, pair[1], timeZone)}
          />
        )}
      </dd>
    </div>
  );
}

function BeforeAfter(props: { change: NamedChange; before: string; after: string }) {
  const { change, before, after } = props;
  if (isInsertion(change)) return <span className={valueLook}>{after}</span>;
  const was = (
    <span className={`${valueLook} text-muted line-through`}>
      <span className="sr-only">Antes: </span>
      {before}
    </span>
  );
  if (isDeletion(change)) return was;
  return (
    <>
      {was}
      <ArrowRight className="size-3.5 shrink-0 text-faint" aria-hidden="true" />
      <span className={valueLook}>
        <span className="sr-only">Después: </span>
        {after}
      </span>
    </>
  );
}
