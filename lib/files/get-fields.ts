import type { Context } from "../kernel/context";
import { type AttachableModel, attachableFields } from "./attachable";

export type FieldsOf =
  | { model: AttachableModel; fields: string[] }
  | { all: Record<AttachableModel, string[]> };

const everyModel = Object.fromEntries(
  Object.entries(attachableFields).map(([model, fields]) => [model, Object.keys(fields)]),
) as Record<AttachableModel, string[]>;

export async function getFields(
  _: Context,
  { model }: { model?: AttachableModel | undefined },
): Promise<FieldsOf> {
  return model ? { model, fields: everyModel[model] } : { all: everyModel };
}
