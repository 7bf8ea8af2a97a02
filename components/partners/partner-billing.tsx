import { ChartColumn, CircleCheckBig, ReceiptText } from "lucide-react";
import { BillingChart } from "@/components/home/billing-chart";
import { Card } from "@/components/ui/card";
import { EmptyState, type FirstAct } from "@/components/ui/empty-state";
import { Stat } from "@/components/ui/stat";
import type { BillingMonth } from "@/lib/home/list-billing-months";
import { firstDayOf } from "@/lib/home/months";
import { links } from "@/lib/links/pages";
import { isZero, showMoney, sum } from "@/lib/values/decimal";

interface PartnerBillingProps {
  partnerId: number;
  months: readonly BillingMonth[];
  bill: FirstAct;
}

export function PartnerBilling({ partnerId, months, bill }: PartnerBillingProps) {
  const billed = sum(months.map((month) => month.billed));
  const toBill = sum(months.map((month) => month.toBill));
  if (isZero(billed) && isZero(toBill))
    return (
      <Card title="Facturado y por facturar" padding="none">
        <EmptyState
          icon={ChartColumn}
          title="Sin planillas en doce meses"
          act={bill}
          className="pt-2 pb-8"
        />
      </Card>
    );
  const first = firstDayOf(months[0]?.month ?? "");
  const sheets = `${links.worksheets}?partner_id=${partnerId}&date_from=${first}`;
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Stat
          label="Facturado en doce meses"
          value={showMoney(billed)}
          detail="Planillas FACTURADAS, sin IVA"
          icon={CircleCheckBig}
          tone="success"
          href={`${sheets}&status=INVOICED`}
        />
        <Stat
          label="Por facturar"
          value={showMoney(toBill)}
          detail="Planillas EN EJECUCIÓN y LIQUIDADAS, sin IVA"
          icon={ReceiptText}
          tone="warning"
          href={`${sheets}&status=IN_PROGRESS&status=LIQUIDATED`}
        />
      </div>
      <BillingChart months={months} />
    </div>
  );
}
