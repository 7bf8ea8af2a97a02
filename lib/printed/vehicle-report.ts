import type { PaperStanding } from "../alerts/alerts";
import { standingOf } from "../alerts/standing-of";
import { printDocument } from "../print/document";
import { addProse } from "../print/flow";
import type { Company } from "../print/letterhead";
import { addTable } from "../print/table";
import { type Day, showDay } from "../values/dates";
import { showNumber } from "../values/decimal";
import { certificationLabels, vehicleStatusLabels, vehicleTypeLabels } from "../vehicles/labels";
import { vehiclePapersAsAsked } from "../vehicles/papers";
import type { VehicleCard } from "../vehicles/queries";
import { dataWithPhoto, photosIn } from "./data-with-photo";
import type { PaperPhoto } from "./find-photo";
import { listedPapers, papersTable } from "./papers-table";
import type { Printed } from "./printed";

export type VehicleOnPaper = {
  vehicle: VehicleCard;
  standings: readonly PaperStanding[];
  blocks: ReadonlyMap<string, string>;
  photo: PaperPhoto | null;
  day: Day;
};

const dataOf = ({ vehicle }: VehicleOnPaper) => [
  { label: "Placa", value: vehicle.plate },
  { label: "Tipo", value: vehicleTypeLabels[vehicle.type] },
  { label: "Estado", value: vehicle.isActive ? vehicleStatusLabels[vehicle.status] : "Inactivo" },
  { label: "Marca", value: vehicle.brand },
  { label: "Modelo", value: vehicle.model },
  { label: "Año", value: vehicle.year === null ? null : String(vehicle.year) },
  { label: "Color", value: vehicle.color },
  { label: "Propietario", value: vehicle.owner, span: 2 },
  { label: "Serie", value: vehicle.serialNumber },
  { label: "Número de motor", value: vehicle.engineNumber },
  { label: "Número de chasis", value: vehicle.chassisNumber },
  { label: "Chasis", value: vehicle.chasis, span: vehicle.capacityGallons === null ? 3 : 2 },
  ...(vehicle.capacityGallons === null
    ? []
    : [{ label: "Capacidad", value: `${showNumber(vehicle.capacityGallons, 2)} gal` }]),
];

function tablesOf({ vehicle, standings, blocks }: VehicleOnPaper) {
  const passes = vehicle.passes.map(({ id, block, expiresOn }) => ({
    label: blocks.get(block) ?? block,
    until: expiresOn,
    stand: standingOf(standings, "vehicle_pass", id),
  }));
  const certifications = vehicle.certifications.map(({ id, name, description, ...dates }) => ({
    label: certificationLabels[name],
    note: description,
    from: dates.startDate,
    until: dates.endDate,
    stand: standingOf(standings, "vehicle_certification", id),
  }));
  return [
    papersTable(listedPapers(standings, "vehicle", vehiclePapersAsAsked), {
      title: "Papeles",
      header: "Documento",
      empty: "Sin papeles.",
    }),
    papersTable(passes, {
      title: "Pases",
      header: "Bloque",
      empty: "Sin pases.",
      hasStart: false,
    }),
    papersTable(certifications, {
      title: "Certificaciones",
      header: "Certificación",
      empty: "Sin certificaciones.",
    }),
  ];
}

export async function vehicleReport(company: Company, found: VehicleOnPaper): Promise<Printed> {
  const { vehicle, photo, day } = found;
  const spec = {
    company,
    title: "Reporte de vehículo",
    number: null,
    subject: vehicle.plate,
    note: `Al ${showDay(day)}`,
    day,
    images: photosIn({ photo }),
  };
  const bytes = await printDocument(spec, (paper) => {
    paper.add(dataWithPhoto(dataOf(found), photo));
    for (const table of tablesOf(found)) addTable(paper, table);
    if (vehicle.notes) addProse(paper, "Notas", vehicle.notes);
  });
  return { fileName: `Reporte ${vehicle.plate}.pdf`, bytes };
}
