import type { Metadata } from "next";
import { AssignLink } from "@/components/assignments/assign-link";
import { AssignmentsTable } from "@/components/assignments/assignments-table";
import { LiveReservations } from "@/components/reservations/live-reservations";
import { firstAct } from "@/components/ui/empty-state";
import { assignmentList } from "@/lib/assignments/list";
import { listAssignmentRows } from "@/lib/assignments/list-assignment-rows";
import { concealMoney } from "@/lib/auth/conceal-money";
import { may } from "@/lib/auth/permissions";
import type { SearchParams } from "@/lib/lists/address";
import { pageOf } from "@/lib/lists/sql";
import { openListPage } from "@/lib/next/open-list-page";
import { idOfPath, orNotFound } from "@/lib/next/page-context";
import { getProject } from "@/lib/projects/get-project";
import { listReservations } from "@/lib/reservations/list-reservations";
import {
  changeRate,
  changeRateEach,
  exchange,
  reactivate,
  reactivateEach,
  release,
  releaseEach,
  remove,
  update,
  withdrawRate,
  withdrawRateEach,
} from "../../resources/actions";

export const metadata: Metadata = { title: assignmentList.name };

const first = { page: 1, pageSize: 10 };

type Props = { params: Promise<{ project_id: string }>; searchParams: Promise<SearchParams> };

export default async function ProjectResourcesPage({ params, searchParams }: Props) {
  const { ctx, query } = await openListPage(assignmentList, searchParams);
  const projectId = idOfPath((await params).project_id);
  const { isClosed } = await orNotFound(getProject(ctx, { projectId }));
  const { rows, total } = await listAssignmentRows(ctx, { ...pageOf(query), projectId });
  const mayChange = !isClosed && may(ctx.caller, "assignments.update");
  const reservations = await listReservations(ctx, { projectId, isStanding: true, page: first });
  return (
    <>
      {reservations.total > 0 ? (
        <div className="mb-6">
          <LiveReservations
            reservations={concealMoney(ctx.caller, reservations)}
            of={{ projectId }}
            canCreate={!isClosed && may(ctx.caller, "reservations.create")}
          />
        </div>
      ) : null}
      <AssignmentsTable
        query={query}
        rows={concealMoney(ctx.caller, rows)}
        total={total}
        today={ctx.today}
        create={firstAct(
          may(ctx.caller, "assignments.add"),
          <AssignLink projectId={projectId} />,
          isClosed,
        )}
        acts={
          mayChange
            ? { update, changeRate, withdrawRate, release, exchange, reactivate, remove }
            : null
        }
        inBulk={
          mayChange
            ? {
                release: releaseEach,
                reactivate: reactivateEach,
                changeRate: changeRateEach,
                withdrawRate: withdrawRateEach,
              }
            : null
        }
      />
    </>
  );
}
