import { mkdir, readdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { database } from "@/db/client";
import { attachments, custodyScans } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { aPdf } from "@/db/testing/sample-files";
import { stores, storingIn } from "@/db/testing/stores";
import { atomically } from "../context";
import { env } from "../env";
import { fileStore, incomingFolder } from "../storage/file-store";
import { nobodyAt } from "../testing";
import { stageFile } from "./stage-file";
import { sweepFiles } from "./sweep-files";

const hour = 3_600_000;
const later = (milliseconds: number) => nobodyAt(new Date(Date.now() + milliseconds));

async function keys(): Promise<string[]> {
  const found: string[] = [];
  for await (const page of fileStore().keys()) found.push(...page);
  return found.sort();
}

const pdf = await aPdf();
const stage = () => stageFile(later(0), { name: "hoja.pdf", bytes: pdf, limitBytes: 1_048_576 });

/** A file that a record names. */
async function anAttached(removedAt: Date | null = null) {
  const { key } = await stage();
  const { id } = await make.aWorksheet();
  const values = { model: "sheet_project", objectId: id, field: "invoice_file" } as const;
  await make.anAttachment({ ...values, storageKey: key, removedAt });
  return key;
}

describe.each(stores)("in %s", (_, start) => {
  storingIn(start, env);

  beforeEach(async () => {
    await sweepFiles(later(48 * hour), { keptFor: 0 });
    expect(await keys()).toEqual([]);
  });

  test("removes what no record names once it is old enough, and nothing else", async () => {
    const kept = [await anAttached(), await anAttached(new Date())];
    const scan = await stage();
    const project = await make.aProject();
    await database().insert(custodyScans).values({
      projectId: project.id,
      fileName: "pila.pdf",
      size: scan.size,
      storageKey: scan.key,
      pageCount: 1,
    });
    const orphan = await stage();

    expect(await sweepFiles(later(0))).toEqual({ orphans: 0, expired: 0, incoming: 0 });
    expect(await keys()).toContain(orphan.key);
    expect(await sweepFiles(later(2 * hour))).toEqual({ orphans: 1, expired: 0, incoming: 0 });
    expect(await keys()).toEqual([...kept, scan.key].sort());
  });

  test("removes files thirty days after they were removed, with their records", async () => {
    const day = 24 * hour;
    const removed = await anAttached(new Date(Date.now() - 29 * day));
    const live = await anAttached();
    expect(await sweepFiles(later(0))).toMatchObject({ expired: 0 });
    expect(await sweepFiles(later(2 * day))).toMatchObject({ expired: 1 });
    expect(await keys()).toEqual([live]);
    const rows = await database()
      .select()
      .from(attachments)
      .where(eq(attachments.storageKey, removed));
    expect(rows).toEqual([]);
  });

  test("removes uploads that never came to their end", async () => {
    await mkdir(incomingFolder(), { recursive: true });
    const [old, fresh] = ["old", "fresh"].map((name) => join(incomingFolder(), name));
    await Promise.all([old, fresh].map((path) => writeFile(String(path), "half")));
    const before = new Date(Date.now() - 2 * hour);
    await utimes(String(old), before, before);
    expect(await sweepFiles(later(0))).toMatchObject({ incoming: 1 });
    expect(await readdir(incomingFolder())).toEqual(["fresh"]);
    await sweepFiles(later(2 * hour));
  });

  test("does nothing while another process sweeps", async () => {
    await stage();
    const both = await atomically(later(2 * hour), async (ctx) => [
      await sweepFiles(ctx),
      await sweepFiles(later(2 * hour)),
    ]);
    expect(both).toEqual([{ orphans: 1, expired: 0, incoming: 0 }, null]);
  });
});
