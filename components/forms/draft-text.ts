export interface FormDraft {
  /** An instant. */
  at: string;
  version: string;
  values: Record<string, unknown>;
}

const isRecord = (found: unknown): found is Record<string, unknown> =>
  typeof found === "object" && found !== null && !Array.isArray(found);

const isInstant = (found: unknown): found is string =>
  typeof found === "string" &&
  /^\d{4}-\d{2}-\d{2}T.+Z$/.test(found) &&
  !Number.isNaN(Date.parse(found));

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Null when it is none. No schema: its library would be the largest part of what a form sends. */
export function draftIn(text: string | null): FormDraft | null {
  const found = parsed(text ?? "null");
  if (!isRecord(found)) return null;
  const { at, version, values } = found;
  return isInstant(at) && typeof version === "string" && isRecord(values)
    ? { at, version, values }
    : null;
}
