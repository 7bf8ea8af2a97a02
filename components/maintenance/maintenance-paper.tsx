import { Datum, PaperPart, SignatureBox } from "@/components/ui/paper-parts";
import { TextLink } from "@/components/ui/text-link";
import { typeLabels } from "@/lib/equipment/labels";
import { links } from "@/lib/links/pages";
import { calculatedTotal } from "@/lib/maintenance/cost";
import { isCorrective } from "@/lib/maintenance/fault";
import { maintenanceFields } from "@/lib/maintenance/fields";
import type { Maintenance } from "@/lib/maintenance/queries";
import { rentFormula, rentWords } from "@/lib/maintenance/rent-words";
import { maintenanceSignatures } from "@/lib/maintenance/signatures";
import { projectFields } from "@/lib/projects/fields";
import { showDay } from "@/lib/values/dates";
import { compare, showMoney } from "@/lib/values/decimal";
import { MaintenanceKind } from "./maintenance-state";

interface MaintenancePaperProps {
  found: Maintenance;
  timeZone: string;
  hasCosts: boolean;
}

export function MaintenancePaper({ found, timeZone, hasCosts }: MaintenancePaperProps) {
  const { sheet, unit, project, partner } = found;
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
        <Datum label={projectFields.partnerId.label} className="col-span-2">
          <TextLink href={links.partner(partner.id)}>{partner.name}</TextLink>
        </Datum>
        <Datum label={maintenanceFields.projectId.label} className="col-span-2">
          <TextLink href={links.project(project.id)}>{project.location}</TextLink>
        </Datum>
        <Datum label={maintenanceFields.equipmentId.label}>
          <TextLink href={links.equipment(unit.id)}>{unit.code}</TextLink>
        </Datum>
        <Datum label="Tipo de equipo">{typeLabels[unit.type]}</Datum>
        <Datum label={maintenanceFields.date.label}>{showDay(sheet.date)}</Datum>
        <Datum label={maintenanceFields.type.label}>
          <MaintenanceKind type={sheet.type} />
        </Datum>
      </dl>
      {isCorrective(sheet) ? (
        <>
          <Told title={maintenanceFields.faultDescription.label} text={sheet.faultDescription} />
          <Told title={maintenanceFields.faultCauses.label} text={sheet.faultCauses} />
        </>
      ) : null}
      <Told title={maintenanceFields.workPerformed.label} text={sheet.workPerformed} />
      <Told title={maintenanceFields.partsUsed.label} text={sheet.partsUsed} />
      {hasCosts ? (
        <PaperPart title="Costos">
          <Costs sheet={sheet} />
        </PaperPart>
      ) : null}
      <Told title={maintenanceFields.observations.label} text={sheet.observations} />
      <div className="grid border-line-strong border-t md:grid-cols-3 print:grid-cols-3">
        {maintenanceSignatures(found, timeZone).map((signature) => (
          <SignatureBox key={signature.title} {...signature} />
        ))}
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
    { label: rentFormula, value: rentWords(sheet) },
    { label: maintenanceFields.logisticsCost.label, value: showMoney(sheet.logisticsCost) },
    { label: maintenanceFields.partsCost.label, value: showMoney(sheet.partsCost) },
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
            : maintenanceFields.totalCost.label}
        </dt>
        <dd className="font-semibold text-ink text-lg tabular-nums">
          {showMoney(sheet.totalCost)}
        </dd>
      </div>
    </dl>
  );
}
