"use client";

import { ArrowRightLeft } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Form } from "@/components/ui/form";
import { RefusalAlert } from "@/components/ui/refusal-alert";
import { asSeen, type ChangeAct, useAct } from "@/components/ui/use-act";
import { DialogClose } from "@/components/ui/window-close";
import type { ConvertedOutcome } from "@/lib/reservations/converted-outcome";
import type { Reservation } from "@/lib/reservations/queries";
import { conversionSent, rateErrors, unitsAtHand } from "./conversion";
import { ConversionProject } from "./conversion-project";
import { ConversionUnits } from "./conversion-units";
import { Converted } from "./converted";

interface ConvertReservationProps {
  reservation: Reservation;
  /** No longer offered; its window stays open to say what was done. */
  isOver: boolean;
  convert: ChangeAct<ConvertedOutcome>;
}

export function ConvertReservation({ isOver, ...props }: ConvertReservationProps) {
  const [isOpen, setOpen] = useState(false);
  const [outcome, setOutcome] = useState<ConvertedOutcome | null>(null);
  const open = (wanted: boolean) => {
    setOpen(wanted);
    if (wanted) setOutcome(null);
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={open}
      size="lg"
      trigger={
        isOver ? null : (
          <Button variant="primary">
            <ArrowRightLeft aria-hidden="true" />
            Convertir
          </Button>
        )
      }
      title={outcome ? "Reserva convertida" : `Convertir la reserva ${props.reservation.code}`}
      description={
        outcome
          ? null
          : "Los equipos elegidos se asignan al proyecto, con los términos de su línea."
      }
    >
      {outcome ? (
        <Converted outcome={outcome} onClose={() => open(false)} />
      ) : (
        <Conversion {...props} onDone={setOutcome} />
      )}
    </Dialog>
  );
}

interface ConversionProps extends Omit<ConvertReservationProps, "isOver"> {
  onDone: (outcome: ConvertedOutcome | null) => void;
}

function Conversion({ reservation, convert, onDone }: ConversionProps) {
  const formId = useId();
  const [projectId, setProjectId] = useState(reservation.projectId);
  const [chosen, setChosen] = useState(() => unitsAtHand(reservation));
  const [rates, setRates] = useState<ReadonlyMap<number, string>>(new Map());
  const { run, isPending, refusal } = useAct(asSeen(convert, reservation.version), { onDone });
  const sent = conversionSent(reservation, { projectId, chosen, rates });
  const wrong = refusal?.fieldErrors.project_id;
  const wrongRates = rateErrors(sent, refusal?.fieldErrors ?? {});
  return (
    <Form
      id={formId}
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        run(sent);
      }}
    >
      <RefusalAlert refusal={wrong || wrongRates.size > 0 ? null : refusal} />
      <ConversionProject {...{ reservation, projectId }} error={wrong} onChange={setProjectId} />
      <ConversionUnits
        {...{ reservation, chosen, rates }}
        errors={wrongRates}
        onChange={setChosen}
        onRate={(lineId, rate) => setRates(new Map(rates).set(lineId, rate))}
      />
      <div className="flex flex-wrap items-center justify-end gap-2">
        <DialogClose>
          <Button>Cancelar</Button>
        </DialogClose>
        <Button type="submit" variant="primary" isPending={isPending} disabled={chosen.size === 0}>
          Asignar al proyecto
        </Button>
      </div>
    </Form>
  );
}
