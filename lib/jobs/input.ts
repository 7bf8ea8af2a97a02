import * as z from "zod";
import { requiredMessage } from "../wire/required-message";

export const JobRef = z
  .object({ job_id: z.uuid(requiredMessage) })
  .transform(({ job_id: jobId }) => ({ jobId }));
