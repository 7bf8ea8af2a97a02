import type { Metadata } from "next";
import { RecordHistory } from "@/components/history/record-history";
import { inItsProject } from "@/components/partners/in-its-project";
import { PartnerBilling } from "@/components/partners/partner-billing";
import { PartnerData } from "@/components/partners/partner-data";
import { PartnerHeader } from "@/components/partners/partner-header";
import { PartnerProjects } from "@/components/partners/partner-projects";
import { PartnerUnits } from "@/components/partners/partner-units";
import { ActLink } from "@/components/ui/act-link";
import { may } from "@/lib/auth/permissions";
import { getRecordHistory } from "@/lib/history/get-record-history";
import { links } from "@/lib/links/pages";
import { idOfPath, orNotFound, pageContext } from "@/lib/next/page-context";
import { getPartnerOverview } from "@/lib/overview/get-partner-overview";
import { remove } from "../actions";

export const metadata: Metadata = { title: "Cliente" };

type Props = { params: Promise<{ partner_id: string }> };

export default async function PartnerPage({ params }: Props) {
  const ctx = await pageContext("partners.get");
  const partnerId = idOfPath((await params).partner_id);
  const overview = await orNotFound(getPartnerOverview(ctx, { partnerId }));
  const { partner, projects, projectCount, units, billing } = overview;
  const history = await getRecordHistory(ctx, "partner", partner);
  return (
    <>
      <PartnerHeader
        partner={partner}
        projectCount={projectCount}
        canUpdate={may(ctx.caller, "partners.update")}
        canDelete={may(ctx.caller, "partners.delete")}
        remove={remove}
      />
      <div className="grid gap-6">
        <PartnerData partner={partner} />
        <PartnerBilling
          partnerId={partnerId}
          months={billing}
          bill={inItsProject(ctx.caller, {
            ...{ partnerId, projects },
            operation: "worksheets.create",
            act: (projectId) => (
              <ActLink href={links.newWorksheet(projectId)}>Nueva planilla</ActLink>
            ),
          })}
        />
        <PartnerProjects
          projects={projects}
          count={projectCount}
          canCreate={may(ctx.caller, "projects.create")}
        />
        <PartnerUnits
          units={units}
          assign={inItsProject(ctx.caller, {
            ...{ partnerId, projects },
            operation: "assignments.add",
            act: (projectId) => (
              <ActLink href={links.assignResources(projectId)}>Asignar equipos</ActLink>
            ),
          })}
        />
        <RecordHistory history={history} />
      </div>
    </>
  );
}
