import { vehicleTypes, workAreas } from "@/db/values";
import { dayFilter, oneOf, shortText } from "../lists/filter-readers";
import { fitnessFilters } from "./compliance";

const job = {
  job_from: dayFilter(),
  job_to: dayFilter(),
  block: shortText(200),
  fit: oneOf(fitnessFilters),
  paper: shortText(200),
};

export const staffComplianceQuery = {
  sortable: ["name"],
  filters: { ...job, workArea: oneOf(workAreas) },
} as const;

export const vehicleComplianceQuery = {
  sortable: ["plate"],
  filters: { ...job, type: oneOf(vehicleTypes) },
} as const;
