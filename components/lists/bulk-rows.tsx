interface ShownRow {
  id: number;
  name: string;
  words: string;
  isOff: boolean;
}

export const BulkRowList = ({ label, rows }: { label: string; rows: readonly ShownRow[] }) => (
  <ul aria-label={label} className="divide-y divide-line">
    {rows.map(({ id, name, words, isOff }) => (
      <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
        <span className={isOff ? "text-muted" : "font-medium text-ink"}>{name}</span>
        <span className={isOff ? "text-danger-ink text-xs" : "text-muted tabular-nums"}>
          {words}
        </span>
      </li>
    ))}
  </ul>
);
