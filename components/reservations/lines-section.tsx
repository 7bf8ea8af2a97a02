import { useWatch } from "react-hook-form";
import { FormSection } from "@/components/forms/form-section";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { LinePricesContext, useLinePrices } from "./line-prices";
import { ReservationLines } from "./reservation-lines";
import type { ReservationFormState } from "./reservation-values";

interface LinesSectionProps {
  form: ReservationFormState;
  seesPrices: boolean;
  today: string;
}

export function LinesSection({ form, seesPrices, today }: LinesSectionProps) {
  const partnerId = useWatch({ control: form.control, name: "partner_id" });
  const { prices, refusal, again } = useLinePrices(seesPrices ? partnerId : undefined);
  return (
    <FormSection
      title="Qué pide"
      description="De cada tipo, cuántos y qué días. Al retener o confirmar se elige qué equipo va."
      columns={1}
    >
      {refusal ? (
        <Alert
          tone="warning"
          live
          title="No se pudieron leer los precios de la lista"
          action={
            <Button size="sm" onClick={again}>
              Reintentar
            </Button>
          }
        >
          {refusal.error} Las tarifas se pueden escribir a mano.
        </Alert>
      ) : null}
      <LinePricesContext value={prices}>
        <ReservationLines form={form} today={today} />
      </LinePricesContext>
    </FormSection>
  );
}
