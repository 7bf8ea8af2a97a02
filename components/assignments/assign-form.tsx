"use client";

import { useRouter } from "next/navigation";
import { useId, useState } from "react";
import { FormProvider } from "react-hook-form";
import { FormNotices } from "@/components/forms/form-notices";
import { FormActions } from "@/components/forms/form-section";
import { useActionForm } from "@/components/forms/use-action-form";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Form } from "@/components/ui/form";
import { Link } from "@/components/ui/link";
import type { Act } from "@/components/ui/use-act";
import { links } from "@/lib/links/pages";
import {
  type AssignValues,
  assignSent,
  type CommonDates,
  isAssignable,
  itemOf,
  type Offered,
} from "./assign-values";
import { ChosenTerms } from "./chosen-terms";
import { type OfferedPrices, OfferedPricesContext } from "./offered-prices";
import { ResourcePicker } from "./resource-picker";
import type { Served } from "./service-terms";
import { useChosen } from "./use-chosen";

interface AssignFormProps {
  projectId: number;
  /** From today, or from the project's own start when that is still to come. */
  dates: CommonDates;
  units: Served[];
  /** Before the form was opened. */
  chosen: readonly Offered[];
  offered: OfferedPrices;
  assign: Act<string>;
}

export function AssignForm({
  projectId,
  dates,
  units,
  offered,
  assign,
  ...given
}: AssignFormProps) {
  const router = useRouter();
  const formId = useId();
  const [common, setCommon] = useState(dates);
  const begun = given.chosen.filter(isAssignable);
  const { form, submit, isPending, notice } = useActionForm<AssignValues, string | null>({
    schema: () => import("./assign-schema").then((input) => input.AssignSchema),
    values: {
      project_id: projectId,
      items: begun.map((offer) => itemOf(offer, common)),
      maintenance: null,
    },
    act: (typed: AssignValues) => assign(assignSent(typed)),
    done: "Recursos asignados.",
    onDone: (href) => router.push(href ?? links.projectResources(projectId)),
  });
  const chosen = useChosen(form, common, begun);
  const count = chosen.offers.length;
  return (
    <FormProvider {...form}>
      <div className="grid gap-6">
        <FormNotices notice={notice} />
        <LeftOut offers={given.chosen.filter((offer) => !isAssignable(offer))} />
        <div className="grid items-start gap-6 xl:grid-cols-2">
          <ResourcePicker chosen={chosen.offers} onToggle={chosen.toggle} />
          <Form id={formId} onSubmit={submit}>
            <OfferedPricesContext value={offered}>
              <ChosenTerms chosen={chosen} common={common} setCommon={setCommon} units={units} />
            </OfferedPricesContext>
          </Form>
        </div>
        <Card className="bottom-bar z-10">
          <FormActions className="border-0 pt-0">
            <p role="status" className="mr-auto text-muted">
              {summary(count)}
            </p>
            <Button asChild>
              <Link href={links.projectResources(projectId)}>Cancelar</Link>
            </Button>
            <Button
              type="submit"
              form={formId}
              variant="primary"
              isPending={isPending}
              disabled={count === 0}
            >
              Asignar
            </Button>
          </FormActions>
        </Card>
      </div>
    </FormProvider>
  );
}

const LeftOut = ({ offers }: { offers: readonly Offered[] }) =>
  offers.length > 0 ? (
    <Alert tone="warning">
      Quedan fuera, porque ya no se pueden asignar: {offers.map(({ code }) => code).join(", ")}.
    </Alert>
  ) : null;

function summary(count: number): string {
  if (count === 0) return "Elija al menos un equipo o servicio.";
  return count === 1 ? "1 recurso elegido" : `${count} recursos elegidos`;
}
