import * as z from "zod";

export const format = "faena-backup/1";

/** The last two entries of an archive: what it holds, and the digest of that. */
export const manifestName = "manifest.json";
export const sealName = "manifest.sha256";

export const partName = (table: string, part: number): string =>
  `tables/${table}/${String(part).padStart(4, "0")}.csv`;

export const tableOf = (entry: string): string | null =>
  /^tables\/([^/]+)\/\d+\.csv$/.exec(entry)?.[1] ?? null;

export const fileName = (key: string): string => `files/${key}`;

export const keyOf = (entry: string): string | null => {
  const [, key = ""] = /^files\/([\w.-]+(?:\/[\w.-]+)*)$/.exec(entry) ?? [];
  return key && !key.split("/").some((part) => /^\.+$/.test(part)) ? key : null;
};

const ManifestEntry = z.object({
  name: z.string(),
  size: z.int().min(0),
  sha256: z.string(),
  contentType: z.string().optional(),
});

/** Of the documented answer about a record, as of `madeAt`. */
const SampledAnswer = z.object({ operation: z.string(), id: z.int(), sha256: z.string() });

export const Manifest = z.object({
  format: z.literal(format, "It is no backup of Faena, or one of another kind."),
  version: z.string(),
  madeAt: z.string(),
  installation: z.string(),
  server: z.string(),
  database: z.string(),
  migration: z.string(),
  tables: z.array(
    z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int().min(0) }),
  ),
  sequences: z.array(z.object({ name: z.string(), last: z.string(), isCalled: z.boolean() })),
  /** Keys that records name and the store does not have. */
  missing: z.array(z.string()),
  /** Absent in older archives, and in those of a database that was not up to date. */
  answers: z.array(SampledAnswer).optional(),
  entries: z.array(ManifestEntry),
});

export type Manifest = z.output<typeof Manifest>;
export type ManifestEntry = z.output<typeof ManifestEntry>;
export type SampledAnswer = z.output<typeof SampledAnswer>;
