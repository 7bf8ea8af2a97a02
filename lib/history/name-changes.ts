import type { Context } from "../kernel/context";
import type { Change, RecordType } from "./list-changes";
import { namings, referenceTypes } from "./naming";
import { type Image, keyText, type RecordKey, readImages } from "./read-images";
import { valueInWords } from "./wording";

export type NamedChange = Change & {
  /** Null when nothing tells it any more. */
  name: string | null;
  /** By `field value`. */
  references: Record<string, string>;
};

/** A unit of an assignment of a visit: no record is named by more than these steps. */
const longestWay = 3;

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

const parentsOf = ({ type, values }: Image): RecordKey[] =>
  namings[type].parts.flatMap((part) => {
    const [leads, id] = [referenceTypes[part], values[part]];
    return leads && typeof id === "number" ? [{ type: leads, id }] : [];
  });

/** With all records that they are named by; a fixed number of queries. */
async function readFamily(ctx: Context, wanted: RecordKey[]): Promise<Map<string, Image>> {
  const family = new Map<string, Image>();
  let keys = wanted;
  for (let step = 0; step < longestWay; step += 1) {
    const fresh = new Map(keys.map((key) => [keyText(key), key]));
    for (const known of family.keys()) fresh.delete(known);
    const images = await readImages(
      ctx,
      [...fresh.values()].filter(({ type }) => isNamed(type)),
    );
    for (const image of images) family.set(keyText(image), image);
    keys = images.flatMap(parentsOf);
  }
  return family;
}

const isNamed = (type: RecordType): boolean => namings[type].parts.length > 0;

const isFirstOfPerson = (part: string): boolean => part === "first_name";

function nameOf(family: Map<string, Image>, key: RecordKey, timeZone: string): string | null {
  const image = family.get(keyText(key));
  if (!image) return null;
  const told = namings[key.type].parts.flatMap((part) => {
    const [leads, value] = [referenceTypes[part], image.values[part]];
    if (value === null || value === undefined) return [];
    if (leads && typeof value === "number")
      return nameOf(family, { type: leads, id: value }, timeZone) ?? [];
    return valueInWords({ recordType: key.type }, part, value, timeZone);
  });
  const parts = namings[key.type].parts;
  return told.join(parts.some(isFirstOfPerson) ? " " : " · ") || null;
}

/** The records of the changes, and those that their values lead to; six queries whatever their number. */
export async function nameChanges(
  ctx: Context,
  changes: readonly Change[],
): Promise<NamedChange[]> {
  const family = await readFamily(ctx, changes.flatMap(mentionedIn));
  const referencesOf = (change: Change) =>
    Object.keys(change.changes).flatMap((field) =>
      keysIn(change, field).flatMap((key): [string, string][] => {
        const name = nameOf(family, key, ctx.timeZone);
        return name ? [[`${field} ${key.id}`, name]] : [];
      }),
    );
  return changes.map((change) => ({
    ...change,
    name: nameOf(family, ownKey(change), ctx.timeZone),
    references: Object.fromEntries(referencesOf(change)),
  }));
}
