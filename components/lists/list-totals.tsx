interface ListTotalsProps {
  /** What is summed up, and what is left out. */
  of: string;
  figures: readonly { label: string; value: string }[];
}

/** Of all that match, on any page; stands in the footer, which stays in sight. */
export const ListTotals = ({ of, figures }: ListTotalsProps) => (
  <section aria-label="Totales" className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
    <p className="text-muted text-xs sm:sr-only 2xl:not-sr-only print:not-sr-only">{of}</p>
    <dl className="flex flex-wrap gap-x-4 gap-y-1" title={of}>
      {figures.map(({ label, value }) => (
        <div key={label} className="flex items-baseline gap-1.5">
          <dt className="text-muted text-xs">{label}</dt>
          <dd className="font-semibold text-[0.8125rem] text-ink tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  </section>
);
