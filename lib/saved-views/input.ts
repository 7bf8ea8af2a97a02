import * as z from "zod";
import { Id, KeptQuery, renamed, text } from "../wire/input";

const names = {
  is_shared: "isShared",
  view_id: "viewId",
  is_compact: "isCompact",
  hidden_columns: "hiddenColumns",
} as const;

const Place = z.string().regex(/^\/[a-z0-9/-]{1,100}$/, "No es una pantalla.");

export const ViewsAsked = z.object({ place: Place });

export const ViewInput = z
  .object({
    place: Place,
    name: text(60),
    asked: KeptQuery,
    is_shared: z.boolean().default(false),
  })
  .transform(renamed(names));

export const ViewRef = z.object({ view_id: Id }).transform(renamed(names));

const ListName = z.string().regex(/^[a-z0-9-]{1,80}$/, "No es una lista.");
const ColumnName = z.string().regex(/^[A-Za-z0-9_.-]{1,60}$/, "No es una columna.");

export const PreferencesInput = z
  .object({
    is_compact: z.boolean().optional(),
    hidden_columns: z.record(ListName, z.array(ColumnName).max(60)).optional(),
  })
  .transform(renamed(names));
