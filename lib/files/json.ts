import * as z from "zod";
import { attachableModels, registeredModels } from "@/db/values";
import { links } from "../links/pages";
import { recordBody } from "../wire/output";
import type { Attachment, SlotRef } from "./find-attachment";
import { isNoFile } from "./get-attachment";
import type { FieldsOf } from "./get-fields";

const slot = {
  model_type: z.string(),
  object_id: z.int(),
  field_name: z.string(),
};

const slotJson = ({ model, objectId, field }: SlotRef) => ({
  model_type: model,
  object_id: objectId,
  field_name: field,
});

const fileJson = ({ fileName, storageKey }: Attachment) => ({
  file_name: fileName,
  file_url: links.file(storageKey),
});

export const UploadedBody = recordBody(
  z.strictObject({ ...slot, file_name: z.string(), file_url: z.string() }),
);
export const uploadedJson = (file: Attachment) => ({
  message: "Archivo guardado.",
  data: { ...slotJson(file), ...fileJson(file) },
});

export const DetachedBody = recordBody(z.strictObject(slot));
export const detachedJson = (file: Attachment) => ({
  message: "Archivo eliminado.",
  data: slotJson(file),
});

/** An empty field says so beside the 404, where clients look for it. */
export const noFileJson = (thrown: unknown) =>
  isNoFile(thrown) ? { has_file: false, data: { ...slotJson(thrown.slot), has_file: false } } : {};

export const FoundBody = recordBody(
  z.strictObject({
    ...slot,
    has_file: z.literal(true),
    file_name: z.string(),
    file_url: z.string(),
  }),
);
export const foundJson = (file: Attachment) => ({
  data: { ...slotJson(file), has_file: true, ...fileJson(file) },
});

const fieldNames = z.array(z.string());
export const FieldsBody = recordBody(
  z.union([
    z.strictObject({ model_type: z.enum(attachableModels), fields: fieldNames }),
    z.record(z.enum(registeredModels), fieldNames),
  ]),
);
export const fieldsJson = (found: FieldsOf) => ({
  data: "model" in found ? { model_type: found.model, fields: found.fields } : found.all,
});

export const PagesBody = z.strictObject({ success: z.literal(true), pages: z.int() });
export const pagesJson = (pages: number) => ({ pages });
