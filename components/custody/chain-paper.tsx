import type { FirstAct } from "@/components/ui/empty-state";
import { Datum, PaperPart, SignatureBox } from "@/components/ui/paper-parts";
import { PlainTable } from "@/components/ui/plain-table";
import { TextLink } from "@/components/ui/text-link";
import { WorksheetLink } from "@/components/worksheets/worksheet-link";
import { chainFields } from "@/lib/custody/fields";
import type { ChainDetail } from "@/lib/custody/get-chain";
import { chainSignatures } from "@/lib/custody/signatures";
import { equipmentFields } from "@/lib/equipment/fields";
import { typeLabels } from "@/lib/equipment/labels";
import { links } from "@/lib/links/pages";
import { projectFields } from "@/lib/projects/fields";
import { showDay } from "@/lib/values/dates";
import { hoursAndMinutes } from "@/lib/values/hours";
import { vehicleFields } from "@/lib/vehicles/fields";
import { worksheetFields } from "@/lib/worksheets/fields";
import { Transported } from "./transported";

interface ChainPaperProps {
  detail: ChainDetail;
  edit: FirstAct;
}

export function ChainPaper({ detail, edit }: ChainPaperProps) {
  const { chain, sheet, project, partner, vehicle } = detail;
  return (
    <article
      aria-label={`Cadena de custodia ${chain.consecutive}`}
      className="overflow-hidden rounded-card border border-line-strong bg-surface shadow-card print:rounded-none print:shadow-none"
    >
      <header className="flex flex-wrap items-center justify-between gap-3 border-line-strong border-b px-5 py-4">
        <p className="font-semibold text-ink text-lg tracking-wide">CADENA DE CUSTODIA</p>
        <p className="font-semibold text-danger text-xl tabular-nums">N.º {chain.consecutive}</p>
      </header>
      <dl className="grid grid-cols-2 md:grid-cols-4 print:grid-cols-4">
        <Datum label={projectFields.partnerId.label} className="col-span-2">
          <TextLink href={links.partner(partner.id)}>{partner.name}</TextLink>
        </Datum>
        <Datum label={worksheetFields.projectId.label} className="col-span-2">
          <TextLink href={links.project(project.id)}>{project.location}</TextLink>
        </Datum>
        <Datum label={chainFields.worksheetId.label}>
          <WorksheetLink projectId={project.id} sheetId={sheet.id}>
            {sheet.seriesCode}
          </WorksheetLink>
        </Datum>
        <Datum label={chainFields.date.label}>{showDay(chain.date)}</Datum>
        <Datum label={chainFields.startTime.label}>{hoursAndMinutes(chain.startTime)}</Datum>
        <Datum label={chainFields.endTime.label}>{hoursAndMinutes(chain.endTime)}</Datum>
        <Datum label={chainFields.location.label} className="col-span-2">
          {chain.location}
        </Datum>
        <Datum label={vehicleFields.plate.label}>{vehicle?.plate}</Datum>
        <Datum label={chainFields.vehicleId.label}>
          {vehicle ? [vehicle.brand, vehicle.model].filter(Boolean).join(" ") : null}
        </Datum>
      </dl>
      <PaperPart title="Equipos y servicios atendidos" padded={false}>
        <Items items={detail.items} edit={edit} />
      </PaperPart>
      <PaperPart title={chainFields.waste.formLabel}>
        <Transported chain={chain} />
      </PaperPart>
      <div className="grid border-line-strong border-t md:grid-cols-3 print:grid-cols-3">
        {chainSignatures(detail).map((signature) => (
          <SignatureBox key={signature.title} {...signature} />
        ))}
      </div>
      <PaperPart title={chainFields.observations.label}>
        <p className="whitespace-pre-line text-ink">{chain.observations ?? "Sin observaciones."}</p>
      </PaperPart>
    </article>
  );
}

const Items = ({ items, edit }: Pick<ChainDetail, "items"> & Pick<ChainPaperProps, "edit">) => (
  <PlainTable
    label="Equipos y servicios atendidos"
    rows={items}
    rowKey={({ id }) => id}
    empty={{
      title: "Sin equipos ni servicios",
      act: edit,
    }}
    columns={[
      { header: "N.º", isSlim: true, cell: ({ sequence }) => sequence },
      {
        header: equipmentFields.code.label,
        cell: ({ equipmentId, code }) => (
          <TextLink href={links.equipment(equipmentId)}>{code}</TextLink>
        ),
      },
      {
        header: equipmentFields.name.label,
        cell: ({ name, servedCode }) => (servedCode ? `${name} de ${servedCode}` : name),
      },
      { header: equipmentFields.type.label, cell: ({ type }) => typeLabels[type] },
    ]}
  />
);
