"use client";

import { useListAddress } from "@/components/lists/use-list-address";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import type { Compliance } from "@/lib/compliance/compliance";
import { ruleFields } from "@/lib/compliance/fields";
import { addDays, type Day, daysBetween, daysInSpan } from "@/lib/values/dates";
import { JobDay } from "./job-day";

type JobBarProps = Pick<Compliance, "requirement" | "blocks" | "matchedCount" | "fitCount">;

const optionsOf = (blocks: Compliance["blocks"], unknownBlock: string | undefined) => [
  ...(unknownBlock ? [{ value: unknownBlock, label: `${unknownBlock} (desconocido)` }] : []),
  ...blocks.map(({ code, label }) => ({ value: code, label })),
];

export function JobBar({ requirement, blocks, matchedCount, fitCount }: JobBarProps) {
  const { job, block, unknownBlock } = requirement;
  const address = useListAddress();
  const go = (from: Day, to: Day) => address.go({ job_from: from, job_to: to }, "replace");
  const start = (day: Day) =>
    go(day, day > job.to ? addDays(day, daysBetween(job.from, job.to)) : job.to);
  const days = daysInSpan(job.from, job.to);
  return (
    <section
      aria-label="Trabajo"
      className="mb-4 grid gap-4 rounded-card border border-line bg-surface p-4 shadow-card sm:grid-cols-2 md:grid-cols-[11rem_11rem_minmax(0,14rem)_1fr] print:shadow-none"
    >
      <JobDay label="Trabajo desde" day={job.from} onDay={start} />
      <JobDay
        label="Trabajo hasta"
        day={job.to}
        refuse={(day) => (day < job.from ? "No puede ser anterior al primer día." : null)}
        onDay={(day) => go(job.from, day)}
      />
      <Field label={ruleFields.block.label}>
        <Select
          placeholder="Cualquier bloque"
          options={optionsOf(blocks, unknownBlock)}
          value={unknownBlock ?? block?.code ?? ""}
          onChange={(event) => address.go({ block: event.target.value }, "replace")}
        />
      </Field>
      {unknownBlock ? null : (
        <p role="status" className="self-end text-muted md:justify-self-end md:text-right">
          <span className="block font-semibold text-ink text-lg tabular-nums">
            {fitCount} de {matchedCount}
          </span>
          {fitCount === 1 ? "apto" : "aptos"} {days === 1 ? "ese día" : `los ${days} días`}
        </p>
      )}
    </section>
  );
}
