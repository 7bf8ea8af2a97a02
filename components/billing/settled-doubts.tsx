"use client";

import { Undo2 } from "lucide-react";
import { ConfirmAct } from "@/components/forms/confirm-act";
import { Button } from "@/components/ui/button";
import { asSeen, type ChangeAct } from "@/components/ui/use-act";
import type { Confirmation } from "@/lib/billing/list-confirmed-charges";
import { keyOfDoubleCharge, type ShownDoubleCharge } from "@/lib/billing/shown-double-charges";
import { showInstant } from "@/lib/values/clock";
import { counted } from "@/lib/values/count-text";
import { showDay } from "@/lib/values/dates";
import { DoubtWords } from "./doubt-words";

interface SettledProps {
  doubts: readonly ShownDoubleCharge[];
  timeZone: string;
  /** Null without permission. */
  withdraw: ChangeAct | null;
}

export const SettledDoubts = ({ doubts, timeZone, withdraw }: SettledProps) =>
  doubts.length === 0 ? null : (
    <details className="mt-3 border-line border-t pt-3">
      <summary className="cursor-pointer text-muted touch:py-3">
        {counted(doubts.length, "confirmado", "confirmados")}
      </summary>
      <ul className="mt-2 grid gap-3">
        {doubts.map((doubt) => (
          <li
            key={keyOfDoubleCharge(doubt)}
            className="flex flex-wrap items-center gap-3 text-muted"
          >
            <div className="min-w-0 flex-1">
              <DoubtWords doubt={doubt} />
              <p className="text-xs">{saidOf(doubt, timeZone)}</p>
            </div>
            {withdraw && doubt.confirmed ? (
              <Withdraw doubt={doubt} said={doubt.confirmed} withdraw={withdraw} />
            ) : null}
          </li>
        ))}
      </ul>
    </details>
  );

const saidOf = ({ confirmed }: ShownDoubleCharge, timeZone: string) =>
  confirmed &&
  `Correctos según ${confirmed.by ?? "el sistema"}, ${showInstant(confirmed.at, timeZone)}`;

interface WithdrawProps {
  doubt: ShownDoubleCharge;
  said: Confirmation;
  withdraw: ChangeAct;
}

const Withdraw = ({ doubt, said, withdraw }: WithdrawProps) => (
  <ConfirmAct
    trigger={
      <Button
        size="sm"
        aria-label={`Quitar la confirmación de ${doubt.code}, ${showDay(doubt.day)}`}
      >
        <Undo2 aria-hidden="true" />
        Quitar confirmación
      </Button>
    }
    title="¿Quitar la confirmación?"
    description={
      <>
        <div className="text-ink">
          <DoubtWords doubt={doubt} />
        </div>
        <p className="mt-3">
          Vuelven a constar como posible doble cobro hasta que alguien los confirme.
        </p>
      </>
    }
    confirmLabel="Quitar confirmación"
    tone="primary"
    act={asSeen(withdraw, said.version)}
    input={{ confirmed_charge_id: said.id }}
    done="Confirmación retirada."
  />
);
