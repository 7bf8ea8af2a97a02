import * as z from "zod";
import { Id, renamed, text } from "../wire/input";

const names = { is_shared: "isShared", view_id: "viewId" } as const;

const Place = z.string().regex(/^\/[a-z0-9/-]{1,100}$/, "No es una pantalla.");

export const ViewsAsked = z.object({ place: Place });

export const ViewInput = z
  .object({
    place: Place,
    name: text(60),
    asked: z.string().max(2000, "Es demasiado larga para guardarla."),
    is_shared: z.boolean().default(false),
  })
  .transform(renamed(names));

export const ViewRef = z.object({ view_id: Id }).transform(renamed(names));
