import { ListTotals } from "@/components/lists/list-totals";
import { counted } from "@/lib/values/count-text";
import { showMoney } from "@/lib/values/decimal";

interface ListSumProps {
  label: string;
  amount: string;
  total: number;
}

export const ListSum = ({ label, amount, total }: ListSumProps) => (
  <ListTotals
    of={counted(total, "renglón", "renglones")}
    figures={[{ label, value: showMoney(amount) }]}
  />
);
