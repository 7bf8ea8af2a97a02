import { z } from "zod";
import { vehicleTypes, workAreas } from "@/db/values";
import { dayFilter, oneOf } from "../lists/address";
import { fitnesses } from "./compliance";

/** The job that papers are held against, and how it turns out. */
const job = {
  job_from: dayFilter(),
  job_to: dayFilter(),
  block: z.string().max(200),
  fit: oneOf(fitnesses),
  paper: z.string().max(200),
};

/** What the matrix of technicians and papers may be asked. */
export const staffComplianceQuery = {
  sortable: ["name"],
  filters: { ...job, workArea: oneOf(workAreas) },
} as const;

/** What the matrix of vehicles and papers may be asked. */
export const vehicleComplianceQuery = {
  sortable: ["plate"],
  filters: { ...job, type: oneOf(vehicleTypes) },
} as const;
