import { showMoney } from "@/lib/values/decimal";

export const ListSum = ({ label, amount }: { label: string; amount: string }) => (
  <p className="flex flex-wrap items-baseline justify-end gap-x-3 px-5 text-muted">
    {label}
    <span className="font-semibold text-ink text-lg tabular-nums">{showMoney(amount)}</span>
  </p>
);
