import { plainText } from "../values/plain-text";

export type Attributes = { email: string; firstName: string; lastName: string };

const minimumLength = 8;
const tooSimilar = 0.7;

function lettersOf(text: string): Map<string, number> {
  const letters = new Map<string, number>();
  for (const letter of text) letters.set(letter, (letters.get(letter) ?? 0) + 1);
  return letters;
}

/** Share of the letters that two words have in common, 0 to 1. */
function likeness(a: string, b: string): number {
  const letters = lettersOf(b);
  let common = 0;
  for (const [letter, times] of lettersOf(a)) common += Math.min(times, letters.get(letter) ?? 0);
  return (2 * common) / ([...a].length + [...b].length);
}

const partsOf = ({ email, firstName, lastName }: Attributes): string[] => {
  const wholes = [email, email.split("@")[0] ?? "", `${firstName} ${lastName}`].map(plainText);
  return [...wholes, ...wholes.flatMap((whole) => whole.split(/[^\p{L}\p{N}]+/u))].filter(Boolean);
};

const isSimilar = (password: string, attributes: Attributes): boolean =>
  partsOf(attributes).some((part) => likeness(plainText(password), part) >= tooSimilar);

/** Without the list of common passwords: a form shows these while one types. */
export const passwordRules: {
  says: string;
  holds: (password: string, who: Attributes) => boolean;
}[] = [
  {
    says: `Tener al menos ${minimumLength} caracteres.`,
    holds: (password) => [...password].length >= minimumLength,
  },
  { says: "No ser solo números.", holds: (password) => !/^\d*$/.test(password) },
  {
    says: "No parecerse a su nombre ni a su correo.",
    holds: (password, who) => password !== "" && !isSimilar(password, who),
  },
];

export const uncommonRule = "No ser una contraseña común.";

export const weaknessesOf = (
  password: string,
  who: Attributes,
  isCommon: (password: string) => boolean,
): string[] => [
  ...passwordRules.filter(({ holds }) => !holds(password, who)).map(({ says }) => says),
  ...(isCommon(password) ? [uncommonRule] : []),
];
