import { noteRefusal } from "../attempts/note-refusal";
import type { Caller } from "../kernel/context";
import { Forbidden } from "../kernel/errors";
import { may, type Operation } from "./permissions";

const named = ({ user, tokenId }: Caller) =>
  tokenId === null ? `user ${user.id}` : `user ${user.id}, token ${tokenId}`;

export function forbidden(caller: Caller, operation: Operation, message?: string): Forbidden {
  noteRefusal(`${operation} to ${named(caller)}`);
  return new Forbidden(message);
}

/** 403, logged. */
export function assertMay(caller: Caller, operation: Operation, message?: string): void {
  if (!may(caller, operation)) throw forbidden(caller, operation, message);
}
