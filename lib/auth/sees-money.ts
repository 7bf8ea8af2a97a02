import type { Caller } from "../kernel/context";
import { may } from "./permissions";

export const seesMoney = (caller: Caller): boolean => may(caller, "money.see");
