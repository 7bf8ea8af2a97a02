import * as z from "zod";
import { refusalIn } from "@/components/files/send-file";
import { scanStatuses } from "@/db/values";
import type { ActionResult } from "@/lib/http/act";

const Started = z.object({ data: z.object({ id: z.int() }) });

/** The scan that was begun. */
export const startedIn = (text: string): number => Started.parse(JSON.parse(text)).data.id;

const Followed = z.object({
  data: z.object({ status: z.enum(scanStatuses), progress: z.int(), page_count: z.int() }),
});

/** How far the work on a scan has come. */
export interface Progressed {
  status: (typeof scanStatuses)[number];
  progress: number;
  pageCount: number;
}

async function fetchWhole(address: string): Promise<unknown> {
  const answer = await fetch(address, { cache: "no-store" });
  return answer.ok ? answer.json() : null;
}

/** Asks how far a scan has come; null when nobody answers, not to the end, or it is gone. */
export async function fetchProgress(address: string): Promise<Progressed | null> {
  const answer = await fetchWhole(address).catch(() => null);
  if (answer === null) return null;
  const { data } = Followed.parse(answer);
  return { status: data.status, progress: data.progress, pageCount: data.page_count };
}

/** Gives a scan up. Beside the actions of its page, which wait for one another, so that long saving can be ended. */
export async function askToCancelScan(address: string): Promise<ActionResult<null>> {
  const answer = await fetch(address, { method: "DELETE" });
  return answer.ok ? { ok: true, data: null } : refusalIn(await answer.text());
}

/** What came of saving: how many chains have their file, and why others do not. */
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

/** What the documented bulk upload answers. */
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
