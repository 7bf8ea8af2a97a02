import { conditions } from "@/db/values";
import { checklistOf, type EquipmentType } from "../equipment/checklist";
import { plantOf } from "../equipment/datasheet";
import { detailsOf, equipmentFields } from "../equipment/fields";
import type { EquipmentCard } from "../equipment/get-equipment-card";
import { checklistLabels, conditionLabels, detailLabels, typeLabels } from "../equipment/labels";
import { padded, stack } from "../print/blocks";
import type { Company } from "../print/company";
import { printDocument } from "../print/document";
import { type Fact, facts } from "../print/form-blocks";
import { signatures } from "../print/signatures";
import { ticks } from "../print/ticks";
import { titled } from "../print/titled";
import { projectFields } from "../projects/fields";
import { type Day, showDay } from "../values/dates";
import { checkRows, linesToWrite } from "./check-rows";
import type { Printed } from "./printed";

export type ChecklistOnPaper =
  | { type: EquipmentType; filled: null }
  | { type: EquipmentType; filled: { card: EquipmentCard; changedOn: Day } };

const spare = 2;

function checklistHead({ filled }: ChecklistOnPaper): Fact[] {
  const fact = (label: string, value: string | null, span: number): Fact =>
    filled ? { label, value, span } : { label, value: null, span, isToFill: true };
  const { unit = null, project = null } = filled?.card ?? {};
  return [
    fact(equipmentFields.code.label, unit?.code ?? null, 1),
    fact("Nombre del equipo", unit?.name ?? null, 2),
    { label: "Fecha de inspección", value: null, isToFill: true },
    fact(projectFields.partnerId.label, project?.partnerName ?? null, 2),
    fact(equipmentFields.currentProjectId.label, project?.location ?? null, 2),
    fact(equipmentFields.currentLocation.label, unit ? (unit.currentLocation ?? "Base") : null, 4),
  ];
}

const checksOf = ({ type, filled }: ChecklistOnPaper) => [
  ...checklistOf[type].map((item) => ({
    label: checklistLabels[item],
    isPresent: filled ? filled.card.unit[item] : null,
  })),
  ...Array.from({ length: spare }, () => ({ label: null, isPresent: null })),
];

const plantFacts = ({ type, filled }: ChecklistOnPaper): Fact[] =>
  filled
    ? plantOf(filled.card.unit)
    : detailsOf(type).map((detail) => ({
        label: detailLabels[detail],
        value: null,
        isToFill: true,
      }));

const conditionTicks = ({ filled }: ChecklistOnPaper) =>
  ticks(
    conditions.map((condition) => ({
      label: conditionLabels[condition],
      isTicked: filled?.card.unit.condition === condition,
    })),
    conditions.length,
  );

const signers = ["Inspeccionado por", "Recibido por"].map((title) => ({
  title,
  name: null,
  lines: [],
}));

export async function inspectionChecklist(
  company: Company,
  found: ChecklistOnPaper,
): Promise<Printed> {
  const { type, filled } = found;
  const name = filled ? filled.card.unit.code : typeLabels[type];
  const spec = {
    company,
    title: "Lista de inspección",
    number: null,
    subject: name,
    note: filled ? `${typeLabels[type]} · Actualizado el ${showDay(filled.changedOn)}` : null,
    day: filled?.changedOn ?? null,
  };
  const bytes = await printDocument(spec, (paper) => {
    paper.add(facts(checklistHead(found), 4));
    paper.add(checkRows(checksOf(found)));
    const plant = plantFacts(found);
    if (plant.length > 0) paper.add(titled("Planta de tratamiento", facts(plant, 4)));
    paper.add(titled(equipmentFields.condition.label, padded(conditionTicks(found), 6)));
    const notes = titled("Observaciones", padded(linesToWrite(3), 6, 2));
    paper.add(stack([notes, signatures(signers)], 8));
  });
  return { fileName: `Lista de inspección ${name}.pdf`, bytes };
}
