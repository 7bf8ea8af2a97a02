import { Datum, PaperPart, SignatureBox } from "@/components/ui/paper-parts";
import { TextLink } from "@/components/ui/text-link";
import { typeLabels } from "@/lib/equipment/labels";
import { links } from "@/lib/links/pages";
import { calculatedTotal } from "@/lib/maintenance/cost";
import { isCorrective } from "@/lib/maintenance/fault";
import type { Maintenance } from "@/lib/maintenance/queries";
import { rentWords } from "@/lib/maintenance/rent-words";
import { showDay, showInstant } from "@/lib/values/dates";
import { compare, showMoney } from "@/lib/values/decimal";
import { MaintenanceKind } from "./maintenance-state";

interface MaintenancePaperProps {
  found: Maintenance;
  timeZone: string;
}

/** The sheet as its paper form shows it. */
export function MaintenancePaper({ found, timeZone }: MaintenancePaperProps) {
  const { sheet, unit, project, partner } = found;
  const approval = sheet.approvedAt && `Aprobada el ${showInstant(sheet.approvedAt, timeZone)}`;
  return (
    <article
      aria-label={`Hoja de mantenimiento ${sheet.sheetNumber}`}
      className="overflow-hidden rounded-card border border-line-strong bg-surface shadow-card print:rounded-none print:shadow-none"
    >
      <header className="flex flex-wrap items-center justify-between gap-3 border-line-strong border-b px-5 py-4">
        <p className="font-semibold text-ink text-lg tracking-wide">HOJA DE MANTENIMIENTO</p>
        <p className="font-semibold text-danger text-xl tabular-nums">{sheet.sheetNumber}</p>
      </header>
      <dl className="grid grid-cols-2 md:grid-cols-4 print:grid-cols-4">
        <Datum label="Cliente" className="col-span-2">
          <TextLink href={links.partner(partner.id)}>{partner.name}</TextLink>
        </Datum>
        <Datum label="Proyecto" className="col-span-2">
          <TextLink href={links.project(project.id)}>{project.location}</TextLink>
        </Datum>
        <Datum label="Equipo">
          <TextLink href={links.equipment(unit.id)}>{unit.code}</TextLink>
        </Datum>
        <Datum label="Tipo de equipo">{typeLabels[unit.type]}</Datum>
        <Datum label="Fecha">{showDay(sheet.date)}</Datum>
        <Datum label="Tipo de mantenimiento">
          <MaintenanceKind type={sheet.type} />
        </Datum>
      </dl>
      {isCorrective(sheet) ? (
        <>
          <Told title="Descripción de la falla" text={sheet.faultDescription} />
          <Told title="Causas de la falla" text={sheet.faultCauses} />
        </>
      ) : null}
      <Told title="Trabajo realizado" text={sheet.workPerformed} />
      <Told title="Repuestos y materiales" text={sheet.partsUsed} />
      <PaperPart title="Costos">
        <Costs sheet={sheet} />
      </PaperPart>
      <Told title="Observaciones" text={sheet.observations} />
      <div className="grid border-line-strong border-t md:grid-cols-3 print:grid-cols-3">
        <SignatureBox title="Técnico" name={sheet.technicianName} lines={[]} />
        <SignatureBox title="Supervisor" name={sheet.supervisorName} lines={[]} />
        <SignatureBox title="Aprobación" name={sheet.approvedBy} lines={[approval]} />
      </div>
    </article>
  );
}

const Told = ({ title, text }: { title: string; text: string | null }) => (
  <PaperPart title={title}>
    <p className="whitespace-pre-line break-words text-ink">{text ?? "—"}</p>
  </PaperPart>
);

function Costs({ sheet }: Pick<Maintenance, "sheet">) {
  const isOwn = compare(calculatedTotal(sheet), sheet.totalCost) !== 0;
  const rows = [
    { label: "Días × tarifa diaria", value: rentWords(sheet) },
    { label: "Logística", value: showMoney(sheet.logisticsCost) },
    { label: "Repuestos", value: showMoney(sheet.partsCost) },
  ];
  return (
    <dl className="ml-auto grid max-w-md gap-2">
      {rows.map(({ label, value }) => (
        <div key={label} className="flex items-baseline justify-between gap-4">
          <dt className="text-muted">{label}</dt>
          <dd className="text-ink tabular-nums">{value}</dd>
        </div>
      ))}
      <div className="flex items-baseline justify-between gap-4 border-line border-t pt-2">
        <dt className="font-medium text-ink">
          {isOwn
            ? `Costo total acordado (calculado ${showMoney(calculatedTotal(sheet))})`
            : "Costo total"}
        </dt>
        <dd className="font-semibold text-ink text-lg tabular-nums">
          {showMoney(sheet.totalCost)}
        </dd>
      </div>
    </dl>
  );
}
