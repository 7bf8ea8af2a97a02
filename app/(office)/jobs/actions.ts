"use server";

import { JobRef } from "@/lib/jobs/input";
import { retryJob } from "@/lib/jobs/retry-job";
import { links } from "@/lib/links/pages";
import { action } from "@/lib/next/action";

export const retry = action({
  operation: "jobs.retry",
  input: JobRef,
  run: retryJob,
  refresh: [links.jobs],
});
