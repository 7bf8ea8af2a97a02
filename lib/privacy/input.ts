import * as z from "zod";
import { Id, renamed, text } from "../wire/input";

const names = { user_id: "userId", technical_id: "staffId" } as const;

/** The name as it is shown, so that nobody is erased by mistake. */
const typed = { name: text(300) };

export const UserErasure = z.object({ user_id: Id, ...typed }).transform(renamed(names));

export const StaffErasure = z.object({ technical_id: Id, ...typed }).transform(renamed(names));

export const deletedQuery = { sortable: [] } as const;
