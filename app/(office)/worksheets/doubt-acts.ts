import { may } from "@/lib/auth/permissions";
import type { Caller } from "@/lib/kernel/context";
import { confirmCharges, withdrawConfirmation } from "./actions";

export const doubtActsFor = (caller: Caller) =>
  may(caller, "worksheets.confirmCharges")
    ? { confirm: confirmCharges, withdraw: withdrawConfirmation }
    : null;
