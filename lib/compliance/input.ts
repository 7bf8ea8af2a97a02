import { z } from "zod";
import { vehicleTypes, workAreas } from "@/db/values";
import { dayFilter, oneOf } from "../lists/address";
import { fitnesses } from "./compliance";

const job = {
  job_from: dayFilter(),
  job_to: dayFilter(),
  block: z.string().max(200),
  fit: oneOf(fitnesses),
  paper: z.string().max(200),
};

export const staffComplianceQuery = {
  sortable: ["name"],
  filters: { ...job, workArea: oneOf(workAreas) },
} as const;

export const vehicleComplianceQuery = {
  sortable: ["plate"],
  filters: { ...job, type: oneOf(vehicleTypes) },
} as const;
