import type { Role } from "../kernel/context";
import { type Operation, permissions, roleMay } from "./permissions";

export const isOperation = (name: string): name is Operation => Object.hasOwn(permissions, name);

export const operationsOf = (role: Role): Operation[] =>
  (Object.keys(permissions) as Operation[]).filter((operation) => roleMay(role, operation));
