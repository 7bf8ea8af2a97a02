import type { Context } from "../kernel/context";
import type { RecordType } from "./list-changes";
import { namings } from "./naming";
import { type Image, keyText, type RecordKey, readImages } from "./read-images";
import { referenceTypes } from "./reference-types";
import { valueInWords } from "./wording";

/** Visit, assignment, unit: no name takes more steps. */
const longestWay = 3;

const parentsOf = ({ type, values }: Image): RecordKey[] =>
  namings[type].parts.flatMap((part) => {
    const [leads, id] = [referenceTypes[part], values[part]];
    return leads && typeof id === "number" ? [{ type: leads, id }] : [];
  });

export async function readFamily(ctx: Context, wanted: RecordKey[]): Promise<Map<string, Image>> {
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

export function nameInFamily(
  family: Map<string, Image>,
  key: RecordKey,
  timeZone: string,
): string | null {
  const image = family.get(keyText(key));
  if (!image) return null;
  const words = namings[key.type].parts.flatMap((part) => {
    const [leads, value] = [referenceTypes[part], image.values[part]];
    if (value === null || value === undefined) return [];
    if (leads && typeof value === "number")
      return nameInFamily(family, { type: leads, id: value }, timeZone) ?? [];
    return valueInWords({ recordType: key.type }, part, value, timeZone);
  });
  const parts = namings[key.type].parts;
  return words.join(parts.some(isFirstOfPerson) ? " " : " · ") || null;
}
