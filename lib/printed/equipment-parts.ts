import { checklistOf } from "../equipment/checklist";
import { plantOf } from "../equipment/datasheet";
import type { EquipmentCard } from "../equipment/get-equipment-card";
import { checklistLabels } from "../equipment/labels";
import { padded } from "../print/blocks";
import { facts } from "../print/form-blocks";
import type { PaperFlow } from "../print/paper";
import { ticks } from "../print/ticks";
import { titled } from "../print/titled";

export function addParts(paper: PaperFlow, { unit }: EquipmentCard) {
  const marks = checklistOf[unit.type].map((item) => ({
    label: checklistLabels[item],
    isTicked: unit[item],
  }));
  const present = marks.filter(({ isTicked }) => isTicked).length;
  if (marks.length > 0)
    paper.add(titled(`Componentes: ${present} de ${marks.length}`, padded(ticks(marks, 3), 6)));
  const plant = plantOf(unit);
  if (plant.length > 0) paper.add(titled("Planta de tratamiento", facts(plant, 3)));
}
