import * as z from "zod";
import { QueryFlag } from "../lists/input";
import { Id, renamed } from "../wire/input";

const names = {
  project_id: "projectId",
  sheet_id: "worksheetId",
  vehicle_id: "vehicleId",
  technical_id: "staffId",
  skip_broken: "skipBroken",
} as const;

/** Parts that cannot be read are left out, and listed on the first page. */
const skip_broken = z.union([z.boolean(), QueryFlag]).default(false);

export const ProjectMerge = z.object({ project_id: Id, skip_broken }).transform(renamed(names));
export const SheetMerge = z.object({ sheet_id: Id, skip_broken }).transform(renamed(names));
export const VehicleMerge = z.object({ vehicle_id: Id, skip_broken }).transform(renamed(names));
export const StaffMerge = z.object({ technical_id: Id, skip_broken }).transform(renamed(names));
