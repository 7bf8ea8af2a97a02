import * as z from "zod";
import spanish from "zod/v4/locales/es.js";
import { dayIn, isDay } from "../values/dates";
import { requiredMessage } from "./required-message";

/** Our words where the locale's are unclear; for a union, those of its last schema. */
function messageOf(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.input === undefined) return requiredMessage;
  if (issue.code === "invalid_union") return issue.errors?.at(-1)?.[0]?.message;
  if (issue.code === "invalid_format" && issue.format === "email")
    return "Escriba un correo electrónico válido.";
  return undefined;
}

z.config({ ...spanish(), customError: messageOf });

const maxInteger = 2_147_483_647;
const unwritable = /\0|\p{Surrogate}/u;

/** 1 to 2147483647. */
export const Id = z.int().min(1).max(maxInteger);

/** Also from a query string or a form. */
export const LooseId = z.union(
  [
    Id,
    z
      .string()
      .regex(/^[1-9]\d{0,9}$/)
      .transform(Number)
      .pipe(Id),
  ],
  { error: ({ input }) => (input === undefined ? requiredMessage : "Debe ser un identificador.") },
);

const clean = (max: number) =>
  z
    .string()
    .max(max)
    .refine((text) => !unwritable.test(text), "Contiene caracteres no permitidos.")
    .transform((text) => text.trim());

/** Blank means any. */
export const IdFilter = z.union([z.literal("").transform(() => undefined), LooseId]).optional();

/** Trimmed, at least one character. */
export const text = (max: number) =>
  clean(max).refine((value) => value.length > 0, requiredMessage);

/** Blank or null clears it. */
export const optionalText = (max: number) =>
  clean(max)
    .transform((value) => value || null)
    .nullish();

/** Blank means none. */
export const Search = clean(200)
  .transform((value) => value || undefined)
  .optional();

/** What an address asks after its question mark, to be kept. */
export const KeptQuery = clean(2000);

const dayMessage = "Fecha inválida.";

const dayText = z.string().refine((value) => value !== "", { error: requiredMessage, abort: true });

/** Also with a time of day; the date part counts. */
export const DayInput = dayText
  .refine((value) => dayIn(value) !== null, dayMessage)
  .transform((value) => value.slice(0, 10));

/** YYYY-MM-DD (assignments). */
export const StrictDay = dayText.refine(isDay, dayMessage);

/** Null or blank clears it. */
export const optionalDay = z.union([z.literal("").transform(() => null), DayInput]).nullish();

/** Null or blank clears it. */
export const optionalStrictDay = z
  .union([z.literal("").transform(() => null), StrictDay])
  .nullish();

/** HH:MM; null or blank clears it. */
export const optionalTime = z
  .union([
    z.literal("").transform(() => null),
    z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Hora inválida: use HH:MM."),
  ])
  .nullish();

/** From a JSON number or numeric text, not negative; the domain gets text. */
const decimal = (whole: number, decimals: number, message: string) => {
  const pattern = new RegExp(`^\\d{1,${whole}}(\\.\\d{1,${decimals}})?$`);
  return z
    .union([z.number(), z.string()])
    .transform((value) => String(value).trim())
    .refine((value) => pattern.test(value), message);
};

/** US dollars: not negative, at most two decimals, below ten thousand million. */
export const MoneyInput = decimal(10, 2, "Debe ser un valor no negativo con máximo dos decimales.");

export const QuantityInput = decimal(
  8,
  2,
  "Debe ser una cantidad no negativa con máximo dos decimales.",
);

export const VolumeInput = decimal(
  10,
  6,
  "Debe ser un volumen no negativo con máximo seis decimales.",
);

export const PercentageInput = decimal(3, 2, "Debe ser un porcentaje entre 0 y 100.").refine(
  (value) => Number(value) <= 100,
  "Debe ser un porcentaje entre 0 y 100.",
);

/** Whole centimetres or kilograms. */
export const optionalMeasure = z.int("Debe ser un número entero.").min(0).max(1_000_000).nullish();

export const NoInput = z.object({});

type Renamed<T, N> = { [K in keyof T as K extends keyof N ? N[K] & string : K]: T[K] };

/** Keys that are absent stay absent. */
export const renamed =
  <const N extends Record<string, string>>(names: N) =>
  <T extends Record<string, unknown>>(input: T): Renamed<T, N> =>
    Object.fromEntries(
      Object.entries(input)
        .filter(([, value]) => value !== undefined)
        .map(([key, value]) => [names[key] ?? key, value]),
    ) as Renamed<T, N>;

/** Errors are reported under the schema's own keys. */
export function required<T extends z.ZodType>(
  schema: T,
  given: unknown,
  { issues }: { issues: z.core.$ZodRawIssue[] },
): z.output<T> {
  const read = schema.safeParse(given);
  if (read.success) return read.data;
  for (const { path, message } of read.error.issues)
    issues.push({ code: "custom", path: [...path], message, input: given });
  return z.NEVER;
}
