import { recordAccess } from "../access/record-access";
import { atomically, type Context } from "../kernel/context";
import { invalidField } from "../kernel/errors";
import { eraseAnswers } from "./erase-answers";
import { eraseChanges } from "./erase-changes";
import { erasePapers } from "./erase-papers";
import { eraseRows } from "./erase-rows";
import { findHindrance } from "./find-hindrance";
import { lockOwnRecords, type PersonRef, personOf } from "./get-person";
import { neutralName } from "./neutral-words";
import { asTyped, shownName } from "./shown-name";

function assertNamed(name: string, typed: string) {
  if (asTyped(typed) === asTyped(name)) return;
  const message = `Escriba el nombre tal como consta: ${name}.`;
  throw invalidField("name", message);
}

/**
 * Erases what no duty keeps of a user, a technician, or who is both, in the change log, too. 404 when missing; 400 for
 * one who still works, was erased or is the caller, or when another name was typed.
 */
export const erasePerson = (ctx: Context, { name, ...ref }: PersonRef & { name: string }) =>
  atomically(ctx, async (ctx) => {
    const records = await lockOwnRecords(ctx, ref);
    const hindrance = await findHindrance(ctx, records);
    if (hindrance) throw hindrance;
    assertNamed(shownName(records, ref), name);
    const person = personOf(records);
    await erasePapers(ctx, person);
    await eraseAnswers(ctx, person);
    await eraseRows(ctx, person);
    await eraseChanges(ctx, person);
    await recordAccess(ctx, { kind: "DATA_ERASED", subject: neutralName(person) });
  });
