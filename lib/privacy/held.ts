import { accounts } from "./held-accounts";
import { company } from "./held-company";
import { people } from "./held-people";
import { plans } from "./held-plans";
import { told } from "./held-told";
import { work } from "./held-work";

/** Every table of the database, column by column; `docs/privacy.md` is written from it. */
export const held = { ...accounts, ...people, ...work, ...plans, ...company, ...told };
