import * as z from "zod";
import { Id, renamed, text } from "../wire/input";

const names = { user_id: "userId", technical_id: "staffId" } as const;

/** As it stands, so that nobody is erased by a slip. */
const typed = { name: text(300) };

export const UserErasure = z.object({ user_id: Id, ...typed }).transform(renamed(names));

export const StaffErasure = z.object({ technical_id: Id, ...typed }).transform(renamed(names));

export const deletedQuery = { sortable: [] } as const;
