import { kindsOf } from "./class-kinds";

interface ClassParts {
  /** In any order they mean the same. */
  conditions: string;
  name: string;
}

/** Those outside brackets. */
function colonsOf(text: string): number[] {
  let depth = 0;
  return [...text].flatMap((sign, at) => {
    if ("[(".includes(sign)) depth += 1;
    if ("])".includes(sign)) depth -= 1;
    return sign === ":" && depth === 0 ? [at] : [];
  });
}

function partsOf(text: string): ClassParts {
  const ends = colonsOf(text);
  const starts = [0, ...ends.map((end) => end + 1)];
  const conditions = ends.map((end, at) => text.slice(starts[at], end)).sort();
  const name = text.slice(starts.at(-1));
  const isImportant = name.startsWith("!") || name.endsWith("!");
  return {
    conditions: `${conditions.join(":")}${isImportant ? "!" : ""} `,
    name: name.replace(/^!|!$/g, ""),
  };
}

function merged(text: string): string {
  const set = new Set<string>();
  const kept: string[] = [];
  for (const one of text.split(/\s+/).filter(Boolean).reverse()) {
    const { conditions, name } = partsOf(one);
    const kinds = kindsOf(name);
    if (kinds && set.has(conditions + kinds[0])) continue;
    for (const kind of kinds ?? []) set.add(conditions + kind);
    kept.push(one);
  }
  return kept.reverse().join(" ");
}

const enough = 1_000;
const before = new Map<string, string>();

/** Of Tailwind classes that set the same, the last one stays: as `tailwind-merge`, for the classes used here. */
export function mergeClasses(text: string): string {
  const known = before.get(text);
  if (known !== undefined) return known;
  if (before.size >= enough) before.clear();
  const result = merged(text);
  before.set(text, result);
  return result;
}
