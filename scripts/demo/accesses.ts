import { type AccessKind, recordAccess } from "@/lib/access/record-access";
import type { Context } from "@/lib/kernel/context";
import type { Moment } from "./moment";

const tablet =
  "Mozilla/5.0 (Linux; Android 14; SM-X200) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36";
const desktop =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36";

const office = { address: "190.152.14.30", userAgent: desktop };
const camp = { address: "181.198.77.112", userAgent: tablet };
const stranger = { address: "45.148.10.66", userAgent: "curl/8.5.0", caller: null };

/** Days ago, from where, and what; `typed` where nobody signed in. */
const past: readonly [number, Partial<Context> | typeof stranger, AccessKind, string?][] = [
  [26, office, "SIGN_IN"],
  [19, camp, "SIGN_IN"],
  [12, office, "SIGN_IN"],
  [12, office, "SIGN_OUT"],
  [9, stranger, "SIGN_IN_FAILED", "admin@demo.faena"],
  [9, stranger, "SIGN_IN_FAILED", "administrador@demo.faena"],
  [6, camp, "SIGN_IN_FAILED", "admin@demo.faena"],
  [6, camp, "SIGN_IN"],
  [2, office, "SIGN_IN"],
];

export async function seedAccesses(at: Moment) {
  for (const [daysAgo, from, kind, typed] of past)
    await recordAccess({ ...at(daysAgo), ...from }, { kind, ...(typed ? { typed } : {}) });
}
