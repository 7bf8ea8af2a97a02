import type { Role } from "../kernel/context";
import { operations } from "../operations/operations";
import { type Operation, roleMay } from "./permissions";

export const isOperation = (name: string): name is Operation => Object.hasOwn(operations, name);

export const operationsOf = (role: Role): Operation[] =>
  (Object.keys(operations) as Operation[]).filter((operation) => roleMay(role, operation));
