import { wasteTypes } from "@/db/values";
import { type CodeSeal, writeChainCode } from "../custody/chain-code";
import { wasteLabels } from "../custody/labels";
import type { ChainItem } from "../custody/list-items";
import type { VolumeUnit } from "../custody/volume";
import { showVolume } from "../custody/volume-text";
import { typeLabels } from "../equipment/labels";
import { padded, stack, titled } from "../print/blocks";
import { printDocument } from "../print/document";
import { addProse } from "../print/flow";
import { facts, ticks } from "../print/form-blocks";
import type { Company, Letterhead } from "../print/letterhead";
import { mm } from "../print/pen";
import { qrOf } from "../print/qr";
import { type Signature, signatures } from "../print/signatures";
import { addTable } from "../print/table";
import type { PaperTable } from "../print/table-layout";
import { showDay } from "../values/dates";
import type { Decimal } from "../values/decimal";
import { hoursAndMinutes } from "../values/hours";
import type { ChainOnPaper } from "./list-chains";
import type { Printed } from "./printed";

const watermarks = { DRAFT: "BORRADOR", COMPLETED: null, CANCELLED: "ANULADA" } as const;

/** The code is 26 mm wide with at least 4 modules of white around it, at the same place of every page. */
const codeSide = mm(26);
const codeQuiet = (codeSide / 21) * 4;

function cornerOf(consecutive: string, seal: CodeSeal): NonNullable<Letterhead["corner"]> {
  return {
    side: codeSide + 2 * codeQuiet,
    draw: (pen, x, y, { page }) => {
      const code = qrOf(writeChainCode({ consecutive, page }, seal));
      pen.qr(code, x + codeQuiet, y + codeQuiet, codeSide);
    },
  };
}

const headOf = ({ chain, sheet, project, partner, vehicle }: ChainOnPaper) =>
  facts(
    [
      { label: "Cliente", value: partner.name, span: 2 },
      { label: "Proyecto", value: project.location, span: 2 },
      { label: "Planilla", value: sheet.seriesCode },
      { label: "Fecha", value: showDay(chain.date) },
      { label: "Hora de inicio", value: hoursAndMinutes(chain.startTime) },
      { label: "Hora de fin", value: hoursAndMinutes(chain.endTime) },
      { label: "Ubicación", value: chain.location, span: 2 },
      { label: "Placa", value: vehicle?.plate ?? null },
      {
        label: "Vehículo",
        value: vehicle ? [vehicle.brand, vehicle.model].filter(Boolean).join(" ") : null,
      },
    ],
    4,
  );

const itemsOf = (rows: readonly ChainItem[]): PaperTable<ChainItem> => ({
  rows,
  empty: "Sin equipos ni servicios.",
  columns: [
    { header: "N.º", width: 26, align: "right", cell: ({ sequence }) => String(sequence) },
    { header: "Código", width: 95, cell: ({ code }) => code, isStrong: true },
    {
      header: "Equipo o servicio atendido",
      width: 120,
      grow: 1,
      cell: ({ name, servedCode }) => (servedCode ? `${name} de ${servedCode}` : name),
    },
    { header: "Tipo", width: 150, cell: ({ type }) => typeLabels[type] },
  ],
});

const volumeOf = (label: string, value: Decimal | null, isMeasured: boolean) => ({
  label: isMeasured ? `${label} · medido` : label,
  value: value === null ? null : showVolume(value),
});

function materialOf({ chain }: ChainOnPaper) {
  const measured = (unit: VolumeUnit) => chain.volumeUnit === unit;
  const marks = wasteTypes.map((waste) => ({
    label: wasteLabels[waste],
    isTicked: waste === chain.waste,
  }));
  const volumes = [
    volumeOf("Galones", chain.gallons, measured("GALLONS")),
    volumeOf("Barriles (BBL)", chain.barrels, measured("BARRELS")),
    volumeOf("m³", chain.cubicMeters, measured("CUBIC_METERS")),
  ];
  return titled("Material transportado", stack([padded(ticks(marks, 6), 6), facts(volumes, 3)]));
}

/** The chain's contact is the one at its destination (specification, "Custody chain"). */
function endsOf({ chain, sheet, project, partner, vehicle }: ChainOnPaper): Signature[] {
  return [
    {
      title: "Origen",
      name: chain.technicalName,
      lines: [partner.name, project.location, "Técnico responsable"],
    },
    {
      title: "Transportista",
      name: chain.driverName,
      lines: [
        chain.driverLicense && `Licencia ${chain.driverLicense}`,
        vehicle && `Placa ${vehicle.plate}`,
      ],
    },
    {
      title: "Destino",
      name: chain.contactName,
      lines: [sheet.finalDispositionReference, chain.contactPhone && `Tel. ${chain.contactPhone}`],
    },
  ];
}

/** A code on every page, by which its signed scan is filed. */
export async function custodyChainPaper(
  company: Company,
  found: ChainOnPaper,
  seal: CodeSeal,
): Promise<Printed> {
  const { chain, items } = found;
  const spec = {
    company,
    title: "Cadena de custodia",
    number: chain.consecutive,
    watermark: watermarks[chain.status],
    corner: cornerOf(chain.consecutive, seal),
    day: chain.date,
  };
  const bytes = await printDocument(spec, (paper) => {
    paper.add(headOf(found));
    addTable(paper, itemsOf(items));
    paper.add(materialOf(found));
    addProse(paper, "Observaciones", chain.observations ?? "Sin observaciones.");
    paper.add(signatures(endsOf(found)));
  });
  return { fileName: `CDC-${chain.consecutive}.pdf`, bytes };
}
