import type * as z from "zod";
import { FormWindow } from "@/components/forms/form-window";
import { useActionForm } from "@/components/forms/use-action-form";
import { useAsked } from "@/components/forms/use-asked";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import type { ChangeAct } from "@/components/ui/use-act";
import { reservationFields as fields } from "@/lib/reservations/fields";
import type { ReservationCancellation } from "@/lib/reservations/input";
import type { Reservation } from "@/lib/reservations/queries";

interface CancelReservationProps {
  reservation: Reservation;
  cancel: ChangeAct;
}

export function CancelReservation({ reservation, cancel }: CancelReservationProps) {
  const { setOpen } = useAsked();
  const onClose = () => setOpen(false);
  const { form, submit, isPending, notice } = useActionForm<
    z.input<typeof ReservationCancellation>,
    null
  >({
    schema: () => import("@/lib/reservations/input").then((input) => input.ReservationCancellation),
    values: { reservation_id: reservation.id, reason: "" },
    act: cancel,
    record: { version: reservation.version, sent: (typed) => typed },
    done: "Reserva anulada.",
    onDone: onClose,
  });
  return (
    <FormWindow
      size="sm"
      title={`Anular la reserva ${reservation.code}`}
      description="Sus equipos quedan libres para otros; lo que ya se asignó, sigue asignado."
      saveLabel="Anular reserva"
      tone="danger"
      {...{ submit, isPending, notice, onClose }}
    >
      <Field
        label={fields.cancelReason.label}
        required
        error={form.formState.errors.reason?.message}
      >
        <Textarea rows={3} {...form.register("reason")} />
      </Field>
    </FormWindow>
  );
}
