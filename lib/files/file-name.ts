import type { ContentType } from "./content";

const longest = 300;

/** Characters of the extension that are kept when a name is too long. */
const keptEnding = 20;

const shorten = (name: string): string => {
  const letters = [...name];
  if (letters.length <= longest) return name;
  return [...letters.slice(0, longest - keptEnding), ...letters.slice(-keptEnding)].join("");
};

/** The last path part, without control and direction marks, at most 300 characters. Never used as a path. */
export function cleanName(given: string): string {
  const last = given.split(/[/\\]/).at(-1) ?? "";
  const plain = last
    .normalize("NFC")
    .replace(/\s+/g, " ")
    .replace(/[\p{Cc}\p{Cf}\p{Surrogate}]/gu, "")
    .trim();
  return /^\.*$/.test(plain) ? "archivo" : shorten(plain);
}

const extensions: Record<ContentType, readonly [string, ...string[]]> = {
  "application/pdf": ["pdf"],
  "image/jpeg": ["jpg", "jpeg"],
  "image/png": ["png"],
  "image/webp": ["webp"],
  "image/gif": ["gif"],
};

/** Ends in the extension of its real type, whatever its sender called it. */
export function downloadName(name: string, type: ContentType): string {
  const hasExtension = extensions[type].some((ending) => name.toLowerCase().endsWith(`.${ending}`));
  return hasExtension ? name : `${name}.${extensions[type][0]}`;
}
