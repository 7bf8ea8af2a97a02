import { isInRepair } from "../equipment/condition";
import { bodyOf } from "../equipment/datasheet";
import { equipmentFields } from "../equipment/fields";
import type { EquipmentCard } from "../equipment/get-equipment-card";
import { availabilityLabels, conditionLabels, typeLabels } from "../equipment/labels";
import { isService } from "../placement/availability";
import { addProse } from "../print/add-prose";
import { beside } from "../print/beside";
import { padded } from "../print/blocks";
import type { Company } from "../print/company";
import { printDocument } from "../print/document";
import { type Fact, facts } from "../print/form-blocks";
import type { PaperFlow } from "../print/paper";
import { pictureBlock } from "../print/picture";
import { titled } from "../print/titled";
import { type Day, showDay } from "../values/dates";
import { photosIn } from "./data-with-photo";
import { addParts } from "./equipment-parts";
import { equipmentPlace } from "./equipment-place";
import type { PaperPhoto } from "./find-photo";
import type { Printed } from "./printed";

export type EquipmentOnPaper = {
  card: EquipmentCard;
  photos: { photo: PaperPhoto | null; photo2: PaperPhoto | null };
  changedOn: Day;
};

const imageHeight = 180;

const equipmentIdentity = ({ unit }: EquipmentCard): Fact[] => [
  { label: equipmentFields.code.label, value: unit.code },
  { label: equipmentFields.name.label, value: unit.name, span: 3 },
  { label: equipmentFields.type.label, value: typeLabels[unit.type], span: 2 },
  { label: equipmentFields.condition.label, value: conditionLabels[unit.condition] },
  { label: equipmentFields.availability.label, value: availabilityLabels[unit.availability] },
];

function addReasons(paper: PaperFlow, { unit }: EquipmentCard) {
  if (isInRepair(unit))
    addProse(paper, equipmentFields.repairReason.label, unit.repairReason ?? "");
  if (unit.retirementReason)
    addProse(paper, equipmentFields.retirementReason.label, unit.retirementReason);
}

function addImages(paper: PaperFlow, { photos }: EquipmentOnPaper) {
  const shown = Object.entries(photos).flatMap(([name, photo]) =>
    photo === null ? [] : [{ block: pictureBlock(name, photo, imageHeight) }],
  );
  if (shown.length > 0) paper.add(titled("Imágenes", padded(beside(shown, 6), 6)));
}

export async function equipmentReport(company: Company, found: EquipmentOnPaper): Promise<Printed> {
  const { card, changedOn, photos } = found;
  const { unit } = card;
  const spec = {
    company,
    title: isService(unit) ? "Reporte de servicio" : "Reporte de equipo",
    number: null,
    subject: unit.code,
    note: `Actualizado el ${showDay(changedOn)}`,
    day: changedOn,
    images: photosIn(photos),
  };
  const bytes = await printDocument(spec, (paper) => {
    paper.add(facts([...equipmentIdentity(card), ...equipmentPlace(card)], 4));
    addReasons(paper, card);
    const body = bodyOf(unit);
    if (body.length > 0) paper.add(titled("Datos", facts(body, 3)));
    addParts(paper, card);
    if (unit.notes) addProse(paper, equipmentFields.notes.label, unit.notes);
    addImages(paper, found);
  });
  return { fileName: `Reporte ${unit.code}.pdf`, bytes };
}
