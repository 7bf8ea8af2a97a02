import type { Caller, Role } from "../kernel/context";
import { operations } from "../operations/operations";
import { may, type Operation, roleMay } from "./permissions";

export const isOperation = (name: string): name is Operation => Object.hasOwn(operations, name);

/** With what its screens hide left out. */
export const operationsOpenTo = (caller: Caller): Operation[] =>
  operationsOf(caller.user.role).filter((operation) => may(caller, operation));

export const operationsOf = (role: Role): Operation[] =>
  (Object.keys(operations) as Operation[]).filter((operation) => roleMay(role, operation));
