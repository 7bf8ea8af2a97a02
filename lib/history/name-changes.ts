import type { Context } from "../kernel/context";
import type { Change, RecordType } from "./list-changes";
import { namings } from "./naming";
import type { RecordKey } from "./read-images";
import { nameInFamily, readFamily } from "./record-family";
import { referenceTypes } from "./reference-types";

export type NamedChange = Change & {
  name: string | null;
  /** Keyed by `field value`. */
  references: Record<string, string>;
};

const typeOf = ({ changes }: Change, field: string): RecordType | undefined => {
  if (field !== "object_id") return referenceTypes[field];
  const model = changes.model_type?.find((one) => typeof one === "string");
  return typeof model === "string" && Object.hasOwn(namings, model)
    ? (model as RecordType)
    : undefined;
};

const keysIn = (change: Change, field: string): RecordKey[] => {
  const type = typeOf(change, field);
  const ids = change.changes[field]?.filter((value) => typeof value === "number") ?? [];
  return type ? ids.map((id) => ({ type, id })) : [];
};

const ownKey = ({ recordType, recordId }: Change): RecordKey => ({
  type: recordType,
  id: recordId,
});

const mentionedIn = (change: Change): RecordKey[] => [
  ownKey(change),
  ...Object.keys(change.changes).flatMap((field) => keysIn(change, field)),
];

export async function nameChanges(
  ctx: Context,
  changes: readonly Change[],
): Promise<NamedChange[]> {
  const family = await readFamily(ctx, changes.flatMap(mentionedIn));
  const referencesOf = (change: Change) =>
    Object.keys(change.changes).flatMap((field) =>
      keysIn(change, field).flatMap((key): [string, string][] => {
        const name = nameInFamily(family, key, ctx.timeZone);
        return name ? [[`${field} ${key.id}`, name]] : [];
      }),
    );
  return changes.map((change) => ({
    ...change,
    name: nameInFamily(family, ownKey(change), ctx.timeZone),
    references: Object.fromEntries(referencesOf(change)),
  }));
}
