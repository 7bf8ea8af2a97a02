import * as z from "zod";
import { attachableModels } from "@/db/values";
import { Id, LooseId, optionalText, renamed, text } from "../wire/input";
import { attachableFields } from "./attachable";
import { isReceivedFile, type ReceivedFile } from "./received-file";

const names = {
  model_type: "model",
  object_id: "objectId",
  field_name: "field",
  invoice_reference: "invoiceReference",
  attachment_id: "attachmentId",
} as const;

export const UploadedFile = z
  .custom<ReceivedFile>(isReceivedFile, "Adjunte un archivo.")
  .meta({ type: "string", format: "binary" });

const slot = {
  model_type: z.enum(attachableModels),
  object_id: LooseId,
  field_name: text(100),
};

type FieldOfModel = { model_type: (typeof attachableModels)[number]; field_name: string };

const isFieldOfModel = ({ model_type, field_name }: FieldOfModel) =>
  Object.hasOwn(attachableFields[model_type], field_name);

const unknownField = {
  path: ["field_name"],
  error: "El modelo no tiene este campo de archivo.",
};

export const FileSlot = z
  .object(slot)
  .refine(isFieldOfModel, unknownField)
  .transform(renamed(names));

export const FileUpload = z
  .object({ ...slot, file: UploadedFile, invoice_reference: optionalText(200) })
  .refine(isFieldOfModel, unknownField)
  .transform(renamed(names))
  .meta({ id: "FileUpload" });

export const PageCount = z.object({ file: UploadedFile });

export const FieldsFilter = z
  .object({ model_type: z.enum(attachableModels).optional() })
  .transform(renamed(names));

export const RemovedRef = z.object({ attachment_id: Id }).transform(renamed(names));

export const AsideRef = z
  .object({ key: z.string().max(200) })
  .transform(({ key }) => ({ quarantinedKey: key }));

export const PictureInput = z.object({ picture: z.file("Elija una imagen.") });
