import { isDay, showDay } from "@/lib/values/dates";
import { showNumber } from "@/lib/values/decimal";
import { isPlain } from "@/lib/values/number-text";

/** For a value that no single control of the form shows. */
export interface Saying {
  label: string;
  show?: (value: unknown) => string;
  /** The form's value that names what this one only identifies. */
  named?: string;
}

type Control = HTMLElement & { name?: string };

/** Of two forms on the screen, the one on top. */
const controlOf = (key: string): Control | undefined =>
  [...document.querySelectorAll<Control>(`[name="${key}"], [data-name="${key}"]`)].at(-1);

const isSecret = (key: string, control: Control | undefined) =>
  /password|otp|token|secret/.test(key) ||
  /password|one-time-code/.test(control?.getAttribute("autocomplete") ?? "");

/** Null for values that are not shown, and for secrets. */
export function labelOf(key: string): string | null {
  const control = controlOf(key);
  if (isSecret(key, control)) return null;
  return control?.closest<HTMLElement>("[data-label]")?.dataset.label ?? null;
}

const inSelect = (control: Control | undefined, value: unknown) =>
  control instanceof HTMLSelectElement
    ? [...control.options].find((option) => option.value === String(value))?.text
    : undefined;

const inNumber = (control: Control | undefined, value: unknown) => {
  const decimals = control?.dataset.decimals;
  const plain = String(value);
  if (decimals === undefined || !isPlain(plain)) return undefined;
  const typed = plain.split(".")[1]?.replace(/0+$/, "").length ?? 0;
  return showNumber(plain, Math.min(Number(decimals), Math.max(typed, decimals === "0" ? 0 : 2)));
};

/** The search's own choice, or the value that the record had. */
const inSearch = (control: Control | undefined, value: unknown) => {
  const box = control?.closest<HTMLElement>("[data-label]");
  const { known, record } = box?.querySelector<HTMLElement>("[data-known]")?.dataset ?? {};
  return known
    ? (new Map<string, string>(JSON.parse(known)).get(String(value)) ?? record)
    : undefined;
};

const blank = "(vacío)";

const isNothing = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === "" ||
  (Array.isArray(value) && value.length === 0);

/** Without parts that only identify. */
const partsOf = (line: object) =>
  Object.entries(line)
    .filter(([key, part]) => !(/(^|_)id$/.test(key) || isNothing(part)))
    .map(([, part]) => plainly(part));

function plainly(value: unknown): string {
  if (isNothing(value)) return blank;
  if (Array.isArray(value)) return value.map(plainly).join(" · ");
  if (typeof value === "object" && value) return partsOf(value).join(", ");
  if (typeof value === "boolean") return value ? "Sí" : "No";
  return isDay(String(value)) ? showDay(String(value)) : String(value);
}

export function shownAs(key: string, value: unknown): string {
  const control = controlOf(key);
  if (isNothing(value)) return blank;
  return (
    inSelect(control, value) ??
    inSearch(control, value) ??
    inNumber(control, value) ??
    plainly(value)
  );
}
