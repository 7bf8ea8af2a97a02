import type { ComponentProps } from "react";
import { RecordHistory } from "@/components/history/record-history";
import { LiveReservations } from "@/components/reservations/live-reservations";
import { ActLink } from "@/components/ui/act-link";
import type { ChangeAct } from "@/components/ui/use-act";
import { may } from "@/lib/auth/permissions";
import type { LoggedHistory } from "@/lib/history/get-record-history";
import type { Caller } from "@/lib/kernel/context";
import { links } from "@/lib/links/pages";
import type { PartnerOverview } from "@/lib/overview/get-partner-overview";
import { inItsProject } from "./in-its-project";
import { PartnerBilling } from "./partner-billing";
import { PartnerData } from "./partner-data";
import { PartnerHeader } from "./partner-header";
import { PartnerProjects } from "./partner-projects";
import { PartnerUnits } from "./partner-units";

interface PartnerScreenProps {
  overview: PartnerOverview;
  history: LoggedHistory;
  reservations: ComponentProps<typeof LiveReservations>["reservations"];
  caller: Caller;
  remove: ChangeAct;
}

export function PartnerScreen({ overview, caller, ...props }: PartnerScreenProps) {
  const { partner, projects, projectCount, units, billing } = overview;
  const partnerId = partner.id;
  return (
    <>
      <PartnerHeader
        partner={partner}
        projectCount={projectCount}
        canUpdate={may(caller, "partners.update")}
        canDelete={may(caller, "partners.delete")}
        remove={props.remove}
      />
      <div className="grid gap-6">
        <PartnerData partner={partner} />
        {billing ? (
          <PartnerBilling
            partnerId={partnerId}
            months={billing}
            bill={inItsProject(caller, {
              ...{ partnerId, projects },
              operation: "worksheets.create",
              act: (projectId) => (
                <ActLink href={links.newWorksheet(projectId)}>Nueva planilla</ActLink>
              ),
            })}
          />
        ) : null}
        <PartnerProjects
          partnerId={partnerId}
          projects={projects}
          count={projectCount}
          canCreate={may(caller, "projects.create")}
        />
        <PartnerUnits
          units={units}
          assign={inItsProject(caller, {
            ...{ partnerId, projects },
            operation: "assignments.add",
            act: (projectId) => (
              <ActLink href={links.assignResources(projectId)}>Asignar equipos</ActLink>
            ),
          })}
        />
        <LiveReservations
          reservations={props.reservations}
          of={{ partnerId }}
          canCreate={may(caller, "reservations.create")}
        />
        <RecordHistory history={props.history} />
      </div>
    </>
  );
}
