import type { Metadata } from "next";
import { retry } from "@/app/(office)/jobs/actions";
import { JobsTable } from "@/components/jobs/jobs-table";
import { QueueStates } from "@/components/jobs/queue-states";
import { PageHeader } from "@/components/layout/page-header";
import { may } from "@/lib/auth/permissions";
import { jobList } from "@/lib/jobs/list";
import { listJobs } from "@/lib/jobs/list-jobs";
import { listQueues } from "@/lib/jobs/list-queues";
import type { SearchParams } from "@/lib/lists/address";
import { pageOf } from "@/lib/lists/sql";
import { openListPage } from "@/lib/next/open-list-page";

export const metadata: Metadata = { title: jobList.name };

export default async function JobsPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { ctx, query } = await openListPage(jobList, searchParams);
  const [{ rows, total }, queues] = await Promise.all([
    listJobs(ctx, pageOf(query)),
    listQueues(ctx),
  ]);
  return (
    <>
      <PageHeader
        title={jobList.name}
        subtitle="Lo que el servicio hace por su cuenta: qué espera, qué corre y qué falló"
      />
      <QueueStates queues={queues} now={ctx.now} />
      <JobsTable
        {...{ query, rows, total }}
        timeZone={ctx.timeZone}
        retry={may(ctx.caller, "jobs.retry") ? retry : null}
      />
    </>
  );
}
