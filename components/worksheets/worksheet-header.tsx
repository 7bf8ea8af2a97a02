import { CloseHere } from "@/components/closure/close-here";
import type { CloseProjectProps } from "@/components/closure/close-project";
import { PrintedDocument } from "@/components/files/printed-document";
import { PageHeader } from "@/components/layout/page-header";
import { TextLink } from "@/components/ui/text-link";
import { links } from "@/lib/links/pages";
import type { WorksheetOverview } from "@/lib/overview/get-worksheet-overview";
import { projectName } from "@/lib/projects/labels";
import { isDraftChain } from "@/lib/states/chain";
import { isUnderWay } from "@/lib/states/maintenance";
import { isInvoiced } from "@/lib/states/worksheet";
import { daysInSpan, showDay } from "@/lib/values/dates";
import type { InvoiceSlot } from "./invoice-worksheet";
import { WorksheetActions } from "./worksheet-actions";
import type { WorksheetActs } from "./worksheet-acts";
import { WorksheetState } from "./worksheet-state";

interface WorksheetHeaderProps
  extends Pick<WorksheetOverview, "sheet" | "project" | "lines" | "chains" | "maintenance"> {
  today: string;
  /** Null without permission. */
  acts: WorksheetActs | null;
  invoiceInto: InvoiceSlot | null;
  /** Null for who may not. */
  close: CloseProjectProps["close"] | null;
}

/** Nothing of the project is left to bill after it. */
const isLast = (sheet: WorksheetOverview["sheet"], { endDate }: WorksheetOverview["project"]) =>
  isInvoiced(sheet) && endDate !== null && endDate <= sheet.periodEnd;

export function WorksheetHeader({ sheet, project, acts, today, ...props }: WorksheetHeaderProps) {
  const { invoiceInto, close, ...work } = props;
  const { periodStart, periodEnd } = sheet;
  const sheets = links.projectWorksheets(project.id);
  return (
    <PageHeader
      title={sheet.seriesCode}
      status={<WorksheetState status={sheet.status} isClosed={sheet.isClosed} />}
      crumbs={[
        { label: "Proyectos", href: links.projects },
        { label: projectName(project), href: links.project(project.id) },
        { label: "Planillas", href: sheets },
        { label: sheet.seriesCode },
      ]}
      subtitle={
        <span className="block dense:flex dense:flex-wrap dense:gap-x-4">
          <span className="block">
            <TextLink href={links.partner(project.partnerId)}>{project.partnerName}</TextLink>
            {" · "}
            {project.location}
          </span>
          <span className="block tabular-nums">
            Período {showDay(periodStart)} – {showDay(periodEnd)} (
            {daysInSpan(periodStart, periodEnd)} días)
          </span>
        </span>
      }
      actions={
        <>
          <PrintedDocument
            title={`Planilla ${sheet.seriesCode}`}
            href={links.print.worksheet(sheet.id)}
          />
          {acts ? (
            <WorksheetActions
              invoiceInto={invoiceInto}
              sheet={sheet}
              acts={acts}
              today={today}
              lineCount={work.lines.length}
              chainCount={work.chains.length}
              draftChains={work.chains.filter(({ chain }) => isDraftChain(chain)).length}
              unfinishedMaintenance={work.maintenance.filter((one) => isUnderWay(one.sheet)).length}
            />
          ) : null}
          {close && isLast(sheet, project) ? (
            <CloseHere
              project={{ ...project, name: projectName(project) }}
              close={close}
              isOver={project.isClosed}
            />
          ) : null}
        </>
      }
    />
  );
}
