import { Card } from "@/components/ui/card";
import { TextLink } from "@/components/ui/text-link";
import { links } from "@/lib/links/pages";
import { counted } from "@/lib/values/count-text";
import { type Decimal, isZero, showMoney } from "@/lib/values/decimal";
import type { MonthSheets } from "@/lib/worksheets/list-month-sheets";

type LeftOut = Pick<MonthSheets, "covered" | "idle">;
type Project = LeftOut["idle"][number];

/** Of each reason; what is left of them is counted. */
const mostShown = 50;

const placeOf = ({ location, partnerName }: Project) => `${location} · ${partnerName}`;

function Remainder({ count }: { count: number }) {
  return count > mostShown ? (
    <p className="px-5 pt-2 text-muted">
      y {counted(count - mostShown, "proyecto más", "proyectos más")}
    </p>
  ) : null;
}

function StillUnbilled({ project, unbilled }: { project: Project; unbilled: Decimal }) {
  return isZero(unbilled) ? null : (
    <>
      {" "}
      y quedan{" "}
      <TextLink href={links.unbilledOf(project.id, null)}>
        {showMoney(unbilled)} sin cobrar
      </TextLink>
    </>
  );
}

/** Open projects for which no sheet is proposed, and why. */
export function LeftOutSheets({ covered, idle }: LeftOut) {
  if (covered.length + idle.length === 0) return null;
  return (
    <Card
      title="Quedan fuera"
      description={counted(covered.length + idle.length, "proyecto abierto", "proyectos abiertos")}
    >
      <ul aria-label="Quedan fuera" className="-mx-5 divide-y divide-line">
        {covered.slice(0, mostShown).map(({ project, sheets, unbilled }) => (
          <li key={project.id} className="flex flex-wrap justify-between gap-x-6 px-5 py-2">
            <span className="min-w-0 text-ink">{placeOf(project)}</span>
            <span className="text-muted">
              Ya tiene planilla:{" "}
              {sheets.map((sheet, at) => (
                <span key={sheet.id}>
                  {at > 0 ? ", " : null}
                  <TextLink href={links.worksheet(project.id, sheet.id)}>
                    {sheet.seriesCode}
                  </TextLink>
                </span>
              ))}
              <StillUnbilled {...{ project, unbilled }} />
            </span>
          </li>
        ))}
        {idle.slice(0, mostShown).map((project) => (
          <li key={project.id} className="flex flex-wrap justify-between gap-x-6 px-5 py-2">
            <TextLink href={links.project(project.id)}>{placeOf(project)}</TextLink>
            <span className="text-muted">Nada por cobrar en el mes</span>
          </li>
        ))}
      </ul>
      <Remainder count={Math.max(covered.length, idle.length)} />
    </Card>
  );
}
