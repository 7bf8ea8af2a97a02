"use client";

import { Mail } from "lucide-react";
import { FormDialog } from "@/components/forms/form-dialog";
import { Button } from "@/components/ui/button";
import { ScheduleForm, type ScheduleFormProps } from "./schedule-form";

/** To oneself, with the filters that are on the screen. */
export const ScheduleReport = (form: Omit<ScheduleFormProps, "onDone">) => (
  <FormDialog
    trigger={
      <Button>
        <Mail aria-hidden="true" />
        Enviarme por correo
      </Button>
    }
    title="Recibir el reporte por correo"
    description="Con los filtros que se ven ahora. El período se cuenta desde el día en que se envía."
  >
    {(close) => <ScheduleForm {...form} onDone={close} />}
  </FormDialog>
);
