import * as z from "zod";
import { oneOf } from "../lists/filter-readers";
import { LooseId } from "../wire/input";

export const rootModels = ["project", "vehicle", "technical", "resource_item"] as const;

export type RootModel = (typeof rootModels)[number];

const documentStates = ["missing", "loaded"] as const;

export type DocumentState = (typeof documentStates)[number];

export const documentsQuery = {
  sortable: [],
  filters: { kind: oneOf(rootModels), state: oneOf(documentStates) },
} as const;

export const RootRef = z
  .object({ model_type: z.enum(rootModels), object_id: LooseId })
  .transform(({ model_type, object_id }) => ({ model: model_type, id: object_id }));

export const projectDocumentsQuery = {
  sortable: [],
  filters: { state: oneOf(documentStates) },
} as const;

export const removedQuery = { sortable: [] } as const;

export const quarantineQuery = { sortable: [] } as const;
