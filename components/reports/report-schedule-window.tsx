"use client";

import { Dialog } from "@/components/ui/dialog";
import { ScheduleForm, type ScheduleFormProps } from "./schedule-form";

export type ReportScheduleWindowProps = Omit<ScheduleFormProps, "onDone"> & { onClose: () => void };

export const ReportScheduleWindow = ({ onClose, ...form }: ReportScheduleWindowProps) => (
  <Dialog
    open
    onOpenChange={onClose}
    title="Recibir el reporte por correo"
    description="Con los filtros que se ven ahora. El período se cuenta desde el día en que se envía."
  >
    <ScheduleForm {...form} onDone={onClose} />
  </Dialog>
);
