import type { Context } from "../kernel/context";
import { showInstant } from "../values/clock";
import { fieldLabel, recordTypeLabels } from "./labels";
import { type ChangesAsked, readChanges } from "./list-changes";
import { type NamedChange, nameChanges } from "./name-changes";
import { actionWord, valueInWords } from "./wording";

export type ChangeLine = {
  when: string;
  who: string;
  action: string;
  record: string;
  name: string;
  recordId: number;
  field: string;
  before: string;
  after: string;
};

function linesOf(change: NamedChange, timeZone: string): ChangeLine[] {
  const inWords = (field: string, value: unknown) => valueInWords(change, field, value, timeZone);
  const head = {
    when: showInstant(change.at, timeZone),
    who: change.userName ?? "Sistema",
    action: actionWord(change),
    record: recordTypeLabels[change.recordType],
    name: change.name ?? "",
    recordId: change.recordId,
  };
  return Object.entries(change.changes).map(([field, [before, after]]) => ({
    ...head,
    field: fieldLabel(field),
    before: inWords(field, before),
    after: inWords(field, after),
  }));
}

export async function* readChangeLines(
  ctx: Context,
  asked: ChangesAsked,
): AsyncGenerator<ChangeLine[]> {
  for await (const lot of readChanges(ctx, asked))
    yield (await nameChanges(ctx, lot)).flatMap((change) => linesOf(change, ctx.timeZone));
}
