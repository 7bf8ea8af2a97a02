import { ActLink } from "@/components/ui/act-link";
import { type FirstAct, firstAct } from "@/components/ui/empty-state";
import { Datum, PaperPart, SignatureBox } from "@/components/ui/paper-parts";
import { PlainTable } from "@/components/ui/plain-table";
import { TextLink } from "@/components/ui/text-link";
import { links } from "@/lib/links/pages";
import { projectFields } from "@/lib/projects/fields";
import { guideCosts } from "@/lib/shipping/costs";
import { guideFields, guideItemFields } from "@/lib/shipping/fields";
import { guideTypeLabels, transportReasonLabels } from "@/lib/shipping/labels";
import type { Guide } from "@/lib/shipping/queries";
import { guideSignatures } from "@/lib/shipping/signatures";
import { isDraftGuide } from "@/lib/states/guide";
import { showDay } from "@/lib/values/dates";
import { showMoney, showQuantity, sum } from "@/lib/values/decimal";

interface GuidePaperProps {
  guide: Guide;
  mayUpdate: boolean;
  hasCosts: boolean;
}

export function GuidePaper({ guide, mayUpdate, hasCosts }: GuidePaperProps) {
  const edit = firstAct(
    mayUpdate,
    <ActLink href={links.shippingGuideEdit(guide.id)}>Agregar ítems</ActLink>,
    !isDraftGuide(guide),
  );
  const { startDate, endDate, reason } = guide;
  return (
    <article
      aria-label={`Guía de remisión ${guide.guideNumber}`}
      className="overflow-hidden rounded-card border border-line-strong bg-surface shadow-card print:rounded-none print:shadow-none"
    >
      <header className="flex flex-wrap items-center justify-between gap-3 border-line-strong border-b px-5 py-4">
        <p className="font-semibold text-ink text-lg tracking-wide">GUÍA DE REMISIÓN</p>
        <p className="font-semibold text-danger text-xl tabular-nums">{guide.guideNumber}</p>
      </header>
      <dl className="grid grid-cols-2 md:grid-cols-4 print:grid-cols-4">
        <Datum label={projectFields.partnerId.label} className="col-span-2">
          <TextLink href={links.partner(guide.partnerId)}>{guide.partnerName}</TextLink>
        </Datum>
        <Datum label={guideFields.projectId.label} className="col-span-2">
          <TextLink href={links.project(guide.projectId)}>{guide.location}</TextLink>
        </Datum>
        <Datum label={guideFields.type.label}>{guideTypeLabels[guide.type]}</Datum>
        <Datum label={guideFields.reason.label}>{reason && transportReasonLabels[reason]}</Datum>
        <Datum label={guideFields.issueDate.label}>{showDay(guide.issueDate)}</Datum>
        <Datum label={guideFields.vehiclePlate.label}>{guide.vehiclePlate}</Datum>
        <Datum label={guideFields.originPlace.label} className="col-span-2">
          {guide.originPlace}
        </Datum>
        <Datum label={guideFields.destinationPlace.label} className="col-span-2">
          {guide.destinationPlace}
        </Datum>
        <Datum label={guideFields.startDate.label}>{startDate && showDay(startDate)}</Datum>
        <Datum label={guideFields.endDate.label}>{endDate && showDay(endDate)}</Datum>
        <Datum label={guideFields.contactName.label}>{guide.contactName}</Datum>
        <Datum label={guideFields.contactPhone.label}>{guide.contactPhone}</Datum>
      </dl>
      <PaperPart title="Detalle" padded={false}>
        <Items items={guide.items} edit={edit} />
      </PaperPart>
      {hasCosts ? (
        <PaperPart title="Costos">
          <Costs guide={guide} />
        </PaperPart>
      ) : null}
      <PaperPart title={guideFields.notes.label}>
        <p className="whitespace-pre-line break-words text-ink">{guide.notes ?? "Sin notas."}</p>
      </PaperPart>
      <div className="grid border-line-strong border-t md:grid-cols-3 print:grid-cols-3">
        {guideSignatures(guide).map((signature) => (
          <SignatureBox key={signature.title} {...signature} />
        ))}
      </div>
    </article>
  );
}

const Items = ({ items, edit }: Pick<Guide, "items"> & { edit: FirstAct }) => (
  <PlainTable
    label="Detalle de la guía"
    rows={items.map((item, at) => ({ ...item, place: at + 1 }))}
    rowKey={({ id }) => id}
    empty={{
      title: "Sin ítems",
      act: edit,
    }}
    columns={[
      {
        header: guideItemFields.description.label,
        cell: ({ place, description }) => `${place}. ${description}`,
      },
      {
        header: guideItemFields.equipmentId.label,
        cell: ({ equipmentId, code }) =>
          equipmentId ? <TextLink href={links.equipment(equipmentId)}>{code}</TextLink> : "—",
      },
      {
        header: guideItemFields.quantity.label,
        align: "end",
        cell: ({ quantity }) => showQuantity(quantity),
      },
      { header: guideItemFields.unit.label, cell: ({ unit }) => unit ?? "—" },
    ]}
  />
);

function Costs({ guide }: { guide: Guide }) {
  const rows = guideCosts(guide);
  return (
    <dl className="grid gap-2">
      {rows.map(({ label, concept, cost }) => (
        <div key={label} className="flex items-baseline justify-between gap-4">
          <dt className="min-w-0 break-words text-muted">
            {label}
            {concept ? ` · ${concept}` : ""}
          </dt>
          <dd className="text-ink tabular-nums">{showMoney(cost)}</dd>
        </div>
      ))}
      <div className="flex items-baseline justify-between gap-4 border-line border-t pt-2">
        <dt className="font-medium text-ink">Costo total</dt>
        <dd className="font-semibold text-ink text-lg tabular-nums">
          {showMoney(sum(rows.map(({ cost }) => cost)))}
        </dd>
      </div>
    </dl>
  );
}
