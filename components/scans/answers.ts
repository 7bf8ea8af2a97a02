import * as z from "zod/mini";
import { refusalIn } from "@/components/files/send-file";
import { scanStatuses } from "@/db/values";
import type { ActionResult } from "@/lib/http/act";

const Started = z.object({ data: z.object({ id: z.int() }) });

export const startedIn = (text: string): number => Started.parse(JSON.parse(text)).data.id;

const Followed = z.object({
  data: z.object({ status: z.enum(scanStatuses), progress: z.int(), page_count: z.int() }),
});

export interface Progressed {
  status: (typeof scanStatuses)[number];
  progress: number;
  pageCount: number;
}

async function fetchWhole(address: string): Promise<unknown> {
  const answer = await fetch(address, { cache: "no-store" });
  return answer.ok ? answer.json() : null;
}

/** Null when the answer is missing or cut off, or the scan is gone. */
export async function fetchProgress(address: string): Promise<Progressed | null> {
  const answer = await fetchWhole(address).catch(() => null);
  if (answer === null) return null;
  const { data } = Followed.parse(answer);
  return { status: data.status, progress: data.progress, pageCount: data.page_count };
}

/** Not a server action: those wait for one another, and a long save must be ended. */
export async function askToCancelScan(address: string): Promise<ActionResult<null>> {
  const answer = await fetch(address, { method: "DELETE" });
  return answer.ok ? { ok: true, data: null } : refusalIn(await answer.text());
}

export interface SavingOutcome {
  saved: number;
  failed: { chainId: number; consecutive: string; pages: number[]; reason: string }[];
}

const Ordered = z.object({
  saved: z.int(),
  errors: z.array(
    z.object({ chain_id: z.int(), consecutive: z.string(), page: z.int(), error: z.string() }),
  ),
});

/** The documented answer of the bulk upload. */
export function orderedIn(text: string): SavingOutcome {
  const { saved, errors } = Ordered.parse(JSON.parse(text));
  const failed = errors.map(({ chain_id, consecutive, page, error }) => ({
    chainId: chain_id,
    consecutive,
    pages: [page],
    reason: error,
  }));
  return { saved, failed };
}
