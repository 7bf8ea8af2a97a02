import * as z from "zod";
import { AddProjectResources } from "@/lib/assignments/add-input";
import { type AssignValues, assignSent } from "./assign-values";

/** Judges what is sent. */
export const AssignSchema = z.preprocess(
  (values: AssignValues) => assignSent(values),
  AddProjectResources,
);
