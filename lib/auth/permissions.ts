import type { Caller, Role } from "../kernel/context";
import type { DeclaredOperation } from "../operations/operation";
import { operations } from "../operations/operations";
import { isReadOnly } from "./token-scope";

export type Operation = keyof typeof operations;
type OperationThat<Act extends DeclaredOperation["act"]> = {
  [Of in Operation]: (typeof operations)[Of]["act"] extends Act ? Of : never;
}[Operation];
export type ReadOperation = OperationThat<"read">;
export type WriteOperation = OperationThat<"write">;

export const actOf = (operation: Operation): DeclaredOperation["act"] => operations[operation].act;

export const roleMay = (role: Role, operation: Operation): boolean =>
  operations[operation].roles.some((allowed) => allowed === role);

const isHidden = ({ hidesMoney }: Caller, operation: Operation): boolean =>
  hidesMoney === true && operations[operation].isOfMoney === true;

/** The role, the token's scope and what the screen shows must all allow it. */
export const may = (caller: Caller, operation: Operation): boolean =>
  roleMay(caller.user.role, operation) &&
  !isHidden(caller, operation) &&
  (!isReadOnly(caller) || actOf(operation) === "read");

export const rightsOf = <Word extends string>(
  caller: Caller,
  asked: Readonly<Record<Word, Operation>>,
) =>
  Object.fromEntries(
    Object.entries<Operation>(asked).map(([word, operation]) => [word, may(caller, operation)]),
  ) as Record<Word, boolean>;
