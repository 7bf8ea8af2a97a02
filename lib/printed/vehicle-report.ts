import type { PaperStanding } from "../alerts/alerts";
import { standingOf } from "../alerts/standing-of";
import { addProse } from "../print/add-prose";
import type { Company } from "../print/company";
import { printDocument } from "../print/document";
import type { Fact } from "../print/form-blocks";
import { addTable } from "../print/table";
import { shownFields } from "../records/shown";
import { type Day, showDay } from "../values/dates";
import { vehicleFields, vehicleSections } from "../vehicles/fields";
import { certificationLabels, vehicleStatusLabels } from "../vehicles/labels";
import { vehiclePapersAsAsked } from "../vehicles/papers";
import type { VehicleCard } from "../vehicles/queries";
import { dataWithPhoto, photosIn } from "./data-with-photo";
import type { PaperPhoto } from "./find-photo";
import { listedPapers, papersTable } from "./papers-table";
import type { Printed } from "./printed";
import { wideFacts } from "./wide-facts";

export type VehicleOnPaper = {
  vehicle: VehicleCard;
  standings: readonly PaperStanding[];
  blocks: ReadonlyMap<string, string>;
  photo: PaperPhoto | null;
  day: Day;
};

const { identity, numbers } = vehicleSections;
const { plate, type, owner, status, isActive, capacityGallons, ...described } = identity;

const numbersOf = (vehicle: VehicleCard): Fact[] => {
  const stamped = shownFields(numbers, vehicle);
  if (vehicle.capacityGallons === null) return stamped;
  return [
    ...stamped.slice(0, -1),
    ...stamped.slice(-1).map((last) => ({ ...last, span: 2 })),
    ...shownFields({ capacityGallons }, vehicle),
  ];
};

const dataOf = ({ vehicle }: VehicleOnPaper): Fact[] => [
  ...shownFields({ plate, type }, vehicle),
  {
    label: status.label,
    value: vehicle.isActive ? vehicleStatusLabels[vehicle.status] : "Inactivo",
  },
  ...shownFields(described, vehicle),
  ...wideFacts({ owner }, vehicle),
  ...numbersOf(vehicle),
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
    if (vehicle.notes) addProse(paper, vehicleFields.notes.label, vehicle.notes);
  });
  return { fileName: `Reporte ${vehicle.plate}.pdf`, bytes };
}
