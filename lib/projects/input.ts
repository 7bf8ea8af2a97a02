import * as z from "zod";
import { alwaysPaged, paging, QueryFlag } from "../lists/input";
import { coordinatesIn, coordinatesText } from "../values/coordinates";
import { areDistinct } from "../values/rows";
import {
  DayInput,
  Id,
  IdFilter,
  optionalDay,
  optionalText,
  renamed,
  Search,
  text,
} from "../wire/input";
import { type CardinalPoint, cardinalPointIn } from "./cardinal-point";

const names = {
  project_id: "projectId",
  source_id: "sourceId",
  template_id: "templateId",
  service_ids: "serviceIds",
  assignment_ids: "assignmentIds",
  partner_id: "partnerId",
  cardinal_point: "cardinalPoint",
  contact_name: "contactName",
  contact_phone: "contactPhone",
  start_date: "startDate",
  end_date: "endDate",
  bloque: "block",
  is_active: "isActive",
  is_closed: "isClosed",
} as const;

const CardinalPointInput = z
  .string()
  .max(30)
  .transform((words, refusal): CardinalPoint | null => {
    const point = cardinalPointIn(words);
    if (point === null && words.trim() !== "")
      refusal.addIssue({ code: "custom", message: "Punto cardinal desconocido." });
    return point;
  })
  .nullish();

const CoordinatesInput = z
  .string()
  .max(100)
  .transform((typed, refusal): string | null => {
    if (typed.trim() === "") return null;
    const read = coordinatesIn(typed);
    if (read) return coordinatesText(read);
    const message = "Escriba latitud y longitud, como -0,4629; -76,9936.";
    refusal.addIssue({ code: "custom", message });
    return null;
  })
  .nullish();

const fields = z.object({
  partner_id: Id,
  location: text(200),
  start_date: DayInput,
  cardinal_point: CardinalPointInput,
  contact_name: optionalText(200),
  contact_phone: optionalText(50),
  end_date: optionalDay,
  notes: optionalText(5000),
  bloque: optionalText(100),
  coordinates: CoordinatesInput,
});

export const ProjectInput = fields.transform(renamed(names)).meta({ id: "ProjectInput" });

const ChosenServices = z
  .array(Id)
  .max(200, "Elija 200 servicios como máximo.")
  .refine(areDistinct, "Cada servicio puede estar una sola vez.");

/** `assignment_ids` are the source's services that the new project gets, too. */
export const DuplicatedProject = fields
  .extend({ source_id: Id, assignment_ids: ChosenServices })
  .transform(renamed(names));

/** `service_ids` are those of the template that the new project gets. */
export const ProjectOfTemplate = fields
  .extend({ template_id: Id, service_ids: ChosenServices })
  .transform(renamed(names));

export const ProjectRef = z.object({ project_id: Id }).transform(renamed(names));

export const ProjectChanges = fields
  .partial()
  .extend({ project_id: Id, is_active: z.boolean().optional() })
  .transform(renamed(names))
  .meta({ id: "ProjectChanges" });

export const ProjectList = z
  .object({
    search: Search,
    partner_id: IdFilter,
    is_closed: QueryFlag.optional(),
    is_active: QueryFlag.optional(),
    ...paging,
  })
  .transform(alwaysPaged)
  .transform(renamed(names));
