import { z } from "zod";
import { dayIn, isDay } from "../values/dates";

const requiredMessage = "Este campo es obligatorio.";

/** What to say of a wrong value where the locale does not say it well; of a choice of schemas, what the last says. */
function messageOf(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.input === undefined) return requiredMessage;
  if (issue.code === "invalid_union") return issue.errors?.at(-1)?.[0]?.message;
  if (issue.code === "invalid_format" && issue.format === "email")
    return "Escriba un correo electrónico válido.";
  return undefined;
}

z.config({ ...z.locales.es(), customError: messageOf });

const maxInteger = 2_147_483_647;
const unwritable = /\0|\p{Surrogate}/u;

/** Identifier of a record named in a body: 1 to 2147483647. */
export const Id = z.int().min(1).max(maxInteger);

/** Identifier that may also come in a query string or a form. */
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

/** A record that a list is narrowed to; blank means any. */
export const IdFilter = z.union([z.literal("").transform(() => undefined), LooseId]).optional();

/** Required text, trimmed, at least one character. */
export const text = (max: number) =>
  clean(max).refine((value) => value.length > 0, requiredMessage);

/** Optional text; blank or null clears it. */
export const optionalText = (max: number) =>
  clean(max)
    .transform((value) => value || null)
    .nullish();

/** Text of a search box; blank means none. */
export const Search = clean(200)
  .transform((value) => value || undefined)
  .optional();

const dayMessage = "Fecha inválida.";

const dayText = z.string().refine((value) => value !== "", { error: requiredMessage, abort: true });

/** A date, also accepted with a time of day; the date part counts. */
export const DayInput = dayText
  .refine((value) => dayIn(value) !== null, dayMessage)
  .transform((value) => value.slice(0, 10));

/** A date strictly as YYYY-MM-DD (assignments). */
export const StrictDay = dayText.refine(isDay, dayMessage);

/** Like {@link DayInput}; null or blank clears it. */
export const optionalDay = z.union([z.literal("").transform(() => null), DayInput]).nullish();

/** Like {@link StrictDay}; null or blank clears it. */
export const optionalStrictDay = z
  .union([z.literal("").transform(() => null), StrictDay])
  .nullish();

/** A time of day as HH:MM; null or blank clears it. */
export const optionalTime = z
  .union([
    z.literal("").transform(() => null),
    z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Hora inválida: use HH:MM."),
  ])
  .nullish();

/** An exact decimal from a JSON number or numeric text, not negative, given to the domain as text. */
const decimal = (whole: number, decimals: number, message: string) => {
  const pattern = new RegExp(`^\\d{1,${whole}}(\\.\\d{1,${decimals}})?$`);
  return z
    .union([z.number(), z.string()])
    .transform((value) => String(value).trim())
    .refine((value) => pattern.test(value), message);
};

/** US dollars: not negative, at most two decimals, below ten thousand million. */
export const MoneyInput = decimal(10, 2, "Debe ser un valor no negativo con máximo dos decimales.");

/** A quantity: not negative, at most two decimals. */
export const QuantityInput = decimal(
  8,
  2,
  "Debe ser una cantidad no negativa con máximo dos decimales.",
);

/** A volume: not negative, at most six decimals. */
export const VolumeInput = decimal(
  10,
  6,
  "Debe ser un volumen no negativo con máximo seis decimales.",
);

/** A percentage between 0 and 100, at most two decimals. */
export const PercentageInput = decimal(3, 2, "Debe ser un porcentaje entre 0 y 100.").refine(
  (value) => Number(value) <= 100,
  "Debe ser un porcentaje entre 0 y 100.",
);

/** Optional whole measure (centimetres, kilograms). */
export const optionalMeasure = z.int("Debe ser un número entero.").min(0).max(1_000_000).nullish();

/** The input of an operation that takes nothing. */
export const NoInput = z.object({});

type Renamed<T, N> = { [K in keyof T as K extends keyof N ? N[K] & string : K]: T[K] };

/** Documented keys in our words; keys that are absent stay absent. */
export const renamed =
  <const N extends Record<string, string>>(names: N) =>
  <T extends Record<string, unknown>>(input: T): Renamed<T, N> =>
    Object.fromEntries(
      Object.entries(input)
        .filter(([, value]) => value !== undefined)
        .map(([key, value]) => [names[key] ?? key, value]),
    ) as Renamed<T, N>;

/** Holds what a transform was given to a fuller schema; what is wrong is reported under its own keys. */
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
