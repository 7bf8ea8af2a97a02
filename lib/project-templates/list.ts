import { countOfType } from "../equipment/labels";
import { declareList } from "../lists/declared";
import { templateFields as fields } from "./fields";
import type { ProjectTemplate } from "./get-template";

export const templateList = declareList<ProjectTemplate>()({
  id: "templates",
  operation: "templates.list",
  name: "Plantillas de proyecto",
  search: "Buscar por nombre o notas",
  columns: {
    name: { label: fields.name.label, kind: "text", value: ({ name }) => name, sort: true },
    units: {
      label: fields.units.label,
      kind: "text",
      value: ({ units }) => units.map(countOfType).join(", "),
    },
    services: {
      label: fields.services.label,
      kind: "number",
      value: ({ services }) => services.length,
    },
    block: { label: fields.block.label, kind: "text", value: ({ block }) => block, hidden: true },
    notes: { label: fields.notes.label, kind: "text", value: ({ notes }) => notes, hidden: true },
  },
  filters: {},
  empty: {
    title: "Aún no hay plantillas",
    description:
      "Un proyecto que salió bien se guarda como plantilla desde su menú, y otros empiezan con lo que tenía.",
  },
});
