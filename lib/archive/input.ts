import { z } from "zod";
import { oneOf } from "../lists/address";
import { Id } from "../wire/input";

/** What *Documentos* lists, in the order of its tabs. */
export const rootModels = ["project", "vehicle", "technical", "resource_item"] as const;

export type RootModel = (typeof rootModels)[number];

/** Whether something is missing, or something is there. */
export const documentStates = ["missing", "loaded"] as const;

export type DocumentState = (typeof documentStates)[number];

/** What the screen may be asked. */
export const documentsQuery = {
  sortable: [],
  filters: { kind: oneOf(rootModels), state: oneOf(documentStates) },
} as const;

/** The record whose documents are opened. */
export const RootRef = z
  .object({ model_type: z.enum(rootModels), object_id: Id })
  .transform(({ model_type, object_id }) => ({ model: model_type, id: object_id }));

/** What a project's tab may be asked. */
export const projectDocumentsQuery = {
  sortable: [],
  filters: { state: oneOf(documentStates) },
} as const;

/** What the recycle bin may be asked. */
export const removedQuery = { sortable: [] } as const;

/** What the quarantine may be asked. */
export const quarantineQuery = { sortable: [] } as const;
