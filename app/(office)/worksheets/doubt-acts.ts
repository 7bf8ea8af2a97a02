import { may } from "@/lib/auth/permissions";
import type { Caller } from "@/lib/kernel/context";
import { confirm, withdraw } from "./actions";

export const doubtActsFor = (caller: Caller) =>
  may(caller, "worksheets.confirmCharges") ? { confirm, withdraw } : null;
