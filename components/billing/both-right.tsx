"use client";

import { CheckCheck } from "lucide-react";
import { ConfirmAct } from "@/components/forms/confirm-act";
import { Button } from "@/components/ui/button";
import type { Act } from "@/components/ui/use-act";
import { keyOfDoubleCharge, type ShownDoubleCharge } from "@/lib/billing/shown-double-charges";
import { DoubtWords } from "./doubt-words";

interface BothRightProps {
  projectId: number;
  doubts: readonly ShownDoubleCharge[];
  label: string;
  confirm: Act;
}

export const BothRight = ({ projectId, doubts, label, confirm }: BothRightProps) => (
  <ConfirmAct
    trigger={
      <Button>
        <CheckCheck aria-hidden="true" />
        {label}
      </Button>
    }
    title="¿Son correctos estos cobros?"
    description={
      <>
        <div className="grid max-h-60 gap-2 overflow-y-auto text-ink">
          {doubts.map((doubt) => (
            <div key={keyOfDoubleCharge(doubt)}>
              <DoubtWords doubt={doubt} />
            </div>
          ))}
        </div>
        <p className="mt-3">
          Queda anotado quién lo dijo y cuándo. Si aparece otro cobro el mismo día, se preguntará
          otra vez.
        </p>
      </>
    }
    confirmLabel={label}
    tone="primary"
    act={confirm}
    input={{
      project_id: projectId,
      doubts: doubts.map(({ unitId, day, charges }) => ({
        resource_item_id: unitId,
        date: day,
        claims: charges.map(({ claim }) => claim),
      })),
    }}
    done="Cobros confirmados."
  />
);
