import type { Context } from "../kernel/context";
import {
  type AttachableModel,
  attachableFields,
  type RegisteredModel,
  registeredFields,
} from "./attachable";

export type FieldsOf =
  | { model: AttachableModel; fields: string[] }
  | { all: Record<RegisteredModel, string[]> };

const all = Object.fromEntries(
  Object.entries(registeredFields).map(([model, fields]) => [model, Object.keys(fields)]),
) as Record<RegisteredModel, string[]>;

export async function getFields(
  _: Context,
  { model }: { model?: AttachableModel | undefined },
): Promise<FieldsOf> {
  return model ? { model, fields: Object.keys(attachableFields[model]) } : { all };
}
