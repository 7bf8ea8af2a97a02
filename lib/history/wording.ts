import { weekdayLabels } from "../assignments/labels";
import { showVolume } from "../custody/volume-text";
import { showSize } from "../files/accepted";
import { showInstant } from "../values/clock";
import { isDay, showDay } from "../values/dates";
import { showMoney, showNumber } from "../values/decimal";
import { moneyFieldNames } from "../values/money-names";
import { isDeletion, isInsertion } from "./action";
import { wordsOf } from "./code-words";
import { itemWords } from "./item-words";
import type { Change, RecordType } from "./list-changes";

const moneyFields = new Set(moneyFieldNames);

const volumeFields = new Set([
  "volume_gallons",
  "volume_barrels",
  "volume_cubic_meters",
  "capacity_gallons",
]);
/** Numbers that are no quantity, and so have no thousands separator. */
const names = new Set(["year"]);

const momentPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;
const hourPattern = /^\d{2}:\d{2}:\d{2}$/;

const isReference = (field: string) => field.endsWith("_id") || field === "id_resource_item";

function textInWords(recordType: RecordType, field: string, text: string, zone: string) {
  const known = wordsOf(recordType, field)?.[text];
  if (known) return known;
  if (isDay(text)) return showDay(text);
  if (hourPattern.test(text)) return text.slice(0, 5);
  return momentPattern.test(text) ? showInstant(new Date(text), zone) : text;
}

type Told = Pick<Change, "recordType"> & { references?: Record<string, string> };

function numberInWords({ references }: Told, field: string, value: number): string {
  if (moneyFields.has(field)) return showMoney(String(value));
  if (volumeFields.has(field)) return showVolume(String(value));
  if (field === "size") return showSize(value);
  if (!isReference(field)) return inGroups(field, String(value));
  return references?.[`${field} ${value}`] ?? `n.º ${value}`;
}

const inGroups = (field: string, text: string): string =>
  names.has(field) ? text : showNumber(text, text.split(".")[1]?.length ?? 0);

const itemInWords = (field: string, item: unknown): string | undefined =>
  field === "weekdays" ? weekdayLabels[Number(item)] : itemWords[field]?.(item as never);

const listInWords = (field: string, list: readonly unknown[]): string =>
  list.map((item) => itemInWords(field, item) ?? plain(item)).join(", ");

function plain(value: unknown): string {
  if (value !== null && typeof value === "object")
    return Object.values(value).map(plain).join(" · ");
  return typeof value === "string" && isDay(value) ? showDay(value) : String(value ?? "");
}

export const isBlank = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === "" ||
  value === false ||
  (typeof value === "object" && Object.keys(value).length === 0);

export function valueInWords(
  change: Told,
  field: string,
  value: unknown,
  timeZone: string,
): string {
  if (typeof value === "boolean") return value ? "Sí" : "No";
  if (isBlank(value)) return "—";
  if (typeof value === "number") return numberInWords(change, field, value);
  if (Array.isArray(value)) return listInWords(field, value);
  return typeof value === "string"
    ? textInWords(change.recordType, field, value, timeZone)
    : plain(value);
}

export function actionWord(change: Pick<Change, "action" | "changes">): string {
  if (isInsertion(change)) return "Creó";
  const { is_deleted, removed_at } = change.changes;
  const isDeleted = isDeletion(change) || is_deleted?.[1] === true;
  return isDeleted || removed_at?.[1] ? "Eliminó" : "Cambió";
}
