import { jobList } from "@/lib/jobs/list";
import { listJobs } from "@/lib/jobs/list-jobs";
import { exportList } from "@/lib/next/export";

export const GET = exportList({ list: jobList, read: listJobs, inLots: true });
