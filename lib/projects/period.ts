import { invalidField } from "../kernel/errors";
import { type Day, showDay } from "../values/dates";

/** 400 when it would end before it starts. */
export function assertPeriod(project: { startDate: Day; endDate?: Day | null | undefined }) {
  if (project.endDate && project.endDate < project.startDate)
    throw invalidField("end_date", "La fecha de fin no puede ser anterior a la de inicio.");
}

/** Refuses a start later than the first day of work already assigned (add resources, rule 5). */
export function assertStartsBefore(startDate: Day, firstDay: Day | null) {
  if (firstDay && startDate > firstDay)
    throw invalidField(
      "start_date",
      `Hay asignaciones que empiezan antes, desde el ${showDay(firstDay)}.`,
    );
}
