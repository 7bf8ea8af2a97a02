/** Null when nothing is strange; blank never is. */
export type TextCheck = (text: string) => string | null;

const bare = (text: string) => text.replace(/[\s.-]/g, "");

const hasProvince = (digits: string) => /^(0[1-9]|1\d|2[0-4]|30)/.test(digits);
const provinceDoubt =
  "los dos primeros dígitos no son de una provincia (01 a 24, o 30 en el exterior).";
const digitDoubt = "el dígito verificador no coincide.";

/** Modulo 10 over the first nine digits: those at odd places count double, less nine above it. */
const checkDigit = (digits: string): number => {
  const total = [...digits.slice(0, 9)].reduce((sum, digit, at) => {
    const value = at % 2 === 0 ? Number(digit) * 2 : Number(digit);
    return sum + (value > 9 ? value - 9 : value);
  }, 0);
  return (10 - (total % 10)) % 10;
};

function personDoubt(digits: string): string | null {
  if (!hasProvince(digits)) return provinceDoubt;
  if (!/^..[0-5]/.test(digits)) return "el tercer dígito no es de una persona (0 a 5).";
  return checkDigit(digits) === Number(digits[9]) ? null : digitDoubt;
}

const wholeDigits = (text: string, count: number) => new RegExp(`^\\d{${count}}$`).test(bare(text));

const unlessBlank =
  (check: TextCheck): TextCheck =>
  (text) =>
    text.trim() === "" ? null : check(text);

/** Ten digits with a check digit. Foreigners have passports, so it is only a doubt. */
export const cedulaDoubt: TextCheck = unlessBlank((text) =>
  wholeDigits(text, 10) ? personDoubt(bare(text)) : "una cédula tiene 10 dígitos.",
);

/**
 * A person's is the identity number and an establishment. For companies (third digit 9) and public bodies (6) only the
 * shape is checked, since the authority has issued some that fail the old check digit.
 */
export const taxIdDoubt: TextCheck = unlessBlank((text) => {
  const digits = bare(text);
  if (!wholeDigits(text, 13)) return "un RUC tiene 13 dígitos.";
  if (!hasProvince(digits)) return provinceDoubt;
  if (digits.endsWith("000")) return "un RUC termina en 001 o más.";
  if (/^..[69]/.test(digits)) return null;
  return /^..[78]/.test(digits) ? "ningún RUC tiene ese tercer dígito." : personDoubt(digits);
});

/** Carriers may write either. */
export const cedulaOrTaxIdDoubt: TextCheck = (text) =>
  wholeDigits(text, 13) ? taxIdDoubt(text) : cedulaDoubt(text);

const phones = [
  /** Mobile, national or international. */
  /^(0|\+?593)9\d{8}$/,
  /** Landline, with its province. */
  /^(0|\+?593)[2-7]\d{7}$/,
  /^1[789]00\d{6}$/,
  /** Of another country. */
  /^\+(?!593)\d{8,15}$/,
];

const isPhone = (text: string) => {
  const digits = text.replace(/ext\.?\s*\d{1,6}$/i, "").replace(/[\s().-]/g, "");
  return phones.some((shape) => shape.test(digits));
};

/** One number or several, each with its extension. */
export const phoneDoubt: TextCheck = unlessBlank((text) =>
  text.split(/[/,;]|\s[yo]\s/).every((one) => isPhone(one.trim()))
    ? null
    : "no parece un teléfono (099 123 4567, 02 298 4410 o +57…).",
);

/** Cars and trucks ABC-1234, motorcycles AB123C. */
export const plateDoubt: TextCheck = unlessBlank((text) =>
  /^([A-Z]{3}[- ]?\d{4}|[A-Z]{2}[- ]?\d{3}[A-Z])$/i.test(text.trim())
    ? null
    : "no parece una placa de Ecuador (ABC-1234; motos, AB123C).",
);
