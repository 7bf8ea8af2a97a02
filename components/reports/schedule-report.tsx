"use client";

import { Mail } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { lateWindow } from "@/components/ui/late-window";
import type { ReportScheduleWindowProps } from "./report-schedule-window";

const ReportScheduleWindow = lateWindow<ReportScheduleWindowProps>(() =>
  import("./report-schedule-window").then(({ ReportScheduleWindow }) => ReportScheduleWindow),
);

/** To oneself, with the filters that are on the screen. */
export function ScheduleReport(form: Omit<ReportScheduleWindowProps, "onClose">) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Mail aria-hidden="true" />
        Enviarme por correo
      </Button>
      {isOpen ? <ReportScheduleWindow {...form} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
