import * as make from "@/db/testing/factories";
import { addDays, dayOf } from "../values/dates";

const today = dayOf(new Date(), "America/Guayaquil");

type Project = Awaited<ReturnType<typeof make.aProject>>;

export const aDailyService = async (project: Project, given: object = {}) =>
  make.anAssignment({
    projectId: project.id,
    equipmentId: (await make.aService()).id,
    kind: "SERVICIO",
    startDate: addDays(today, -3),
    endDate: today,
    ...given,
  });

export async function aProjectWithPendingWork(project: Project) {
  await make.aRentedUnit(project, { endDate: "2026-01-10" });
  await aDailyService(project, { endDate: null });
  const sheet = await make.aWorksheet({
    projectId: project.id,
    periodStart: "2026-01-01",
    periodEnd: "2026-01-05",
  });
  await make.aCustodyChain({ worksheetId: sheet.id, status: "DRAFT" });
  return sheet;
}
