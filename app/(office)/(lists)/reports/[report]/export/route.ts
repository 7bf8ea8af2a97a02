import { reportDownload } from "@/lib/next/report-file";

export const GET = reportDownload;
