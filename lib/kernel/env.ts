import * as z from "zod";
import { isBucketAddress } from "./store-address";

const Settings = z.object({
  NODE_ENV: z.string().optional(),
  DATABASE_URL: z.string().min(1).optional(),
  /** The same database without a pooler between, for what wants a session of its own. */
  DATABASE_DIRECT_URL: z.string().optional(),
  APP_URL: z.url().optional(),
  /** The name of this build, which its pages send along. */
  NEXT_DEPLOYMENT_ID: z.string().optional(),
  DATA_DIR: z.string().default(".data"),
  STORAGE_URL: z
    .string()
    .refine(isBucketAddress, "must be s3://key:secret@host/bucket[/prefix]")
    .optional(),
  /** Answers requests, does what the server does by itself, or both. */
  ROLE: z.enum(["web", "jobs", "both"]).default("both"),
  /** Minutes between two sweeps of the stored files. */
  SWEEP_MINUTES: z.coerce.number().positive().max(1_440).default(60),
  /** Folder of the nightly backups; none are made without. */
  BACKUP_DIR: z.string().optional(),
  /** Encrypts backups. */
  BACKUP_PASSPHRASE: z.string().optional(),
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: z.string().optional(),
  /** Mails are written and held without it. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().optional(),
  AUTH_SECRET: z.string().optional(),
  OIDC_ISSUER: z.url().optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  /** The provider proves every address, though it does not say so. */
  OIDC_TRUST_EMAIL: z.enum(["0", "1"]).default("0"),
  PDF_MEMORY_MB: z.coerce.number().int().min(128).default(512),
  PDF_SECONDS: z.coerce.number().positive().default(20),
  /** Proxies before the service that each add an entry to `X-Forwarded-For`. */
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
});

const Environment = Settings.superRefine(({ SMTP_URL, MAIL_FROM, APP_URL }, { addIssue }) => {
  const missing = SMTP_URL ? Object.entries({ MAIL_FROM, APP_URL }) : [];
  for (const [name, value] of missing)
    if (!value) addIssue({ code: "custom", path: [name], message: "must be set beside SMTP_URL" });
});

/** A bad value stops the process with the variable's name. */
export const env = Environment.parse(
  Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== "")),
);

/** For migrations and what else changes tables. */
export const directDatabaseUrl = (): string => env.DATABASE_DIRECT_URL ?? env.DATABASE_URL ?? "";
