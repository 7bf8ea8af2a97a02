import type { BaseContext } from "../context";
import { listPlannedStaff } from "./queries";

/** The technicians to whom the calendar can be narrowed. */
export const listTechnicianChoices = async (ctx: BaseContext) =>
  (await listPlannedStaff(ctx)).map(({ id, name }) => ({ value: String(id), label: name }));
