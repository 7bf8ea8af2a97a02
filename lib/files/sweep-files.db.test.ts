import { mkdir, readdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { database } from "@/db/client";
import { attachments, custodyScans, installation } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { aPdf } from "@/db/testing/sample-files";
import { stores, storingIn } from "@/db/testing/stores";
import { adoptStore } from "../installation/adopt-store";
import { getDatabaseIdentity } from "../installation/get-database-identity";
import { getInstallation } from "../installation/get-installation";
import { writeStoreIdentity } from "../installation/store-identity";
import { findTrouble } from "../installation/trouble";
import type { BaseContext } from "../kernel/context";
import { env } from "../kernel/env";
import { nobodyAt } from "../kernel/testing";
import { forgetScans } from "../scans/forget-scans";
import { fileStore, incomingFolder } from "../storage/file-store";
import { identityKey, newFileKey } from "../storage/keys";
import { quarantineKey } from "../storage/quarantine-keys";
import { fileCopyLock } from "./purge";
import { returnFromQuarantine } from "./quarantine";
import { stageFile } from "./stage-file";
import { sweepFiles } from "./sweep-files";
import { files, keys, quarantinedEntries } from "./testing-store";

const day = 86_400_000;
const nothing = { trouble: null, orphans: 0, returned: 0, expired: 0 };
const pdf = await aPdf();
let ctx: BaseContext;

const sweep = () => sweepFiles(ctx, { orphanAge: -day });
const stage = () => stageFile(ctx, { name: "hoja.pdf", bytes: pdf, limitBytes: 1_048_576 });

async function anOrphan(): Promise<string> {
  const key = newFileKey("2026-11-22");
  await fileStore().write(key, pdf);
  return key;
}

async function anAttached(removedAt: Date | null = null, storageKey?: string) {
  const key = storageKey ?? (await stage()).key;
  const { id } = await make.aWorksheet();
  const values = { model: "sheet_project", objectId: id, field: "invoice_file" } as const;
  await make.anAttachment({ ...values, storageKey: key, removedAt });
  return key;
}

async function aScan(values: Partial<typeof custodyScans.$inferInsert> = {}) {
  const { key, size } = await stage();
  const project = await make.aProject();
  await fileStore().write(`${key}.1`, pdf);
  const scan = { projectId: project.id, fileName: "pila.pdf", size, storageKey: key, pageCount: 1 };
  await database()
    .insert(custodyScans)
    .values({ ...scan, ...values });
  return [key, `${key}.1`];
}

describe.each(stores)("in %s", (_, start) => {
  storingIn(start, env);

  beforeEach(async () => {
    ctx = nobodyAt(new Date());
    for (const key of await keys()) await fileStore().remove(key);
    await adoptStore(ctx);
  });

  test("sets aside what no record names once it is old enough, and nothing else", async () => {
    const kept = [await anAttached(), await anAttached(new Date()), ...(await aScan())];
    const orphan = await anOrphan();
    await fileStore().write("health/of-somebody", pdf);
    await fileStore().write("other/2026-11/note.txt", pdf);

    expect(await sweepFiles(ctx)).toEqual(nothing);
    expect(await files()).toContain(orphan);
    expect(await sweep()).toEqual({ ...nothing, orphans: 1 });
    expect(await files()).toEqual([...kept].sort());
    expect(await quarantinedEntries()).toMatchObject([{ key: orphan }]);
    expect(await keys()).toContain("health/of-somebody");
    expect(await keys()).toContain("other/2026-11/note.txt");
  });

  test("its own clock is not asked: ages are told by the store's", async () => {
    await anAttached();
    await anOrphan();
    const inAnHour = nobodyAt(new Date(Date.now() + 400 * day));
    expect(await sweepFiles(inAnHour)).toEqual(nothing);
  });

  test("what waited thirty days is removed, what a record names again goes back by itself", async () => {
    const [first, second, third] = [await anOrphan(), await anOrphan(), await anOrphan()];
    const live = await anAttached();
    await sweep();
    const [one] = (await quarantinedEntries()).filter(({ key }) => key === first);
    if (!one) throw new RangeError("Nothing was set aside");
    await fileStore().move(
      one.quarantinedKey,
      quarantineKey(first, new Date(Date.now() - 31 * day)),
    );
    await anAttached(null, second);
    expect(await sweep()).toEqual({ ...nothing, returned: 1, expired: 1 });
    expect(await files()).toEqual([live, second].sort());
    expect(await quarantinedEntries()).toMatchObject([{ key: third }]);
  });

  test("puts a file back where it was", async () => {
    const orphan = await anOrphan();
    await anAttached();
    await sweep();
    const [one] = await quarantinedEntries();
    if (!one) throw new RangeError("Nothing was set aside");
    await returnFromQuarantine(fileStore(), one);
    expect(await quarantinedEntries()).toEqual([]);
    expect(Buffer.from(await fileStore().readWhole(orphan)).equals(pdf)).toBe(true);
  });

  test("removes files thirty days after they were removed, with their records", async () => {
    const removed = await anAttached(new Date(Date.now() - 31 * day));
    const live = [await anAttached(), await anAttached(new Date(Date.now() - 29 * day))];
    expect(await sweep()).toMatchObject({ expired: 1 });
    expect(await files()).toEqual(live.sort());
    const rows = await database()
      .select()
      .from(attachments)
      .where(eq(attachments.storageKey, removed));
    expect(rows).toEqual([]);
  });

  test("scans that came to nothing go thirty days later, with the pictures of their pages", async () => {
    const live = await aScan({ status: "CANCELLED" });
    await aScan({ status: "FAILED" });
    await database().execute(sql`alter table custody_scans disable trigger stamp_audit`);
    await database()
      .update(custodyScans)
      .set({ updatedAt: new Date(Date.now() - 31 * day) })
      .where(eq(custodyScans.status, "FAILED"));
    await database().execute(sql`alter table custody_scans enable trigger stamp_audit`);
    expect(await sweepFiles(ctx, { forget: forgetScans })).toEqual({ ...nothing, expired: 2 });
    expect(await files()).toEqual(live.sort());
  });

  test("removes uploads that never came to their end", async () => {
    await mkdir(incomingFolder(), { recursive: true });
    const [old, fresh] = ["old", "fresh"].map((name) => join(incomingFolder(), name));
    await Promise.all([old, fresh].map((path) => writeFile(String(path), "half")));
    const before = new Date(Date.now() - day);
    await utimes(String(old), before, before);
    await sweepFiles(ctx);
    expect(await readdir(incomingFolder())).toEqual(["fresh"]);
    await sweepFiles(ctx, { orphanAge: 0 });
    expect(await readdir(incomingFolder())).toEqual([]);
  });

  test("stops at more than twenty files and five percent, until a person has looked", async () => {
    await anAttached();
    await Promise.all(Array.from({ length: 21 }, anOrphan));
    const before = await files();
    const met = { trouble: "too_many", orphans: 21, stored: 22 };
    expect(await sweep()).toEqual({ ...nothing, trouble: "too_many" });
    expect(await files()).toEqual(before);
    expect(await findTrouble(ctx)).toEqual(met);
    expect(await sweepFiles(ctx, { orphanAge: -day, mayBeMany: true })).toMatchObject({
      orphans: 21,
    });
    expect(await findTrouble(ctx)).toBeNull();
  });

  test("stops when the database names no file that is there", async () => {
    const orphan = await anOrphan();
    expect(await sweep()).toEqual({ ...nothing, trouble: "unnamed" });
    expect(await files()).toEqual([orphan]);
  });

  test("touches nothing of another installation's store, and says so until it is adopted", async () => {
    await anAttached(new Date(Date.now() - 31 * day));
    const orphan = await anOrphan();
    const live = await anAttached();
    const mark = new TextDecoder().decode(await fileStore().readWhole(identityKey));
    const foreign = mark.replace(/"installation": "[^"]+"/, '"installation": "another"');
    await fileStore().write(identityKey, new TextEncoder().encode(foreign));
    const before = await keys();
    expect(await sweep()).toEqual({ ...nothing, trouble: "foreign" });
    expect(await keys()).toEqual(before);
    expect(await findTrouble(ctx)).toMatchObject({ trouble: "foreign" });

    await adoptStore(ctx);
    expect(await findTrouble(ctx)).toBeNull();
    expect(await sweep()).toMatchObject({ orphans: 1, expired: 1 });
    expect(await files()).toEqual([live]);
    expect((await quarantinedEntries())[0]?.key).toBe(orphan);
  });

  test.each([["server"], ["database"], ["uuid"]] as const)(
    "a copy of the database with another %s is no pair",
    async (column) => {
      await anAttached();
      await anOrphan();
      const other = column === "uuid" ? "00000000-0000-4000-8000-000000000000" : "1";
      await database()
        .update(installation)
        .set({ [column]: other });
      expect(await sweep()).toMatchObject({ trouble: "foreign", orphans: 0 });
    },
  );

  describe("the first time both sides say nothing", () => {
    beforeEach(async () => {
      await fileStore().remove(identityKey);
      await database().update(installation).set({ server: null, database: null });
    });

    test("an empty database and an empty store become a pair", async () => {
      expect(await sweep()).toEqual(nothing);
      expect(await fileStore().has(identityKey)).toBe(true);
    });

    test("so do a database and the files of its records", async () => {
      await anAttached();
      await anOrphan();
      expect(await sweep()).toMatchObject({ trouble: null, orphans: 1 });
    });

    test("so does one that died as it made them a pair, not another's half", async () => {
      const ours = await getDatabaseIdentity(ctx);
      await writeStoreIdentity(fileStore(), ours);
      expect(await sweep()).toEqual(nothing);
      expect(await getInstallation(ctx)).toMatchObject({ server: ours.server, trouble: null });
      await database().update(installation).set({ server: null, database: null });
      await writeStoreIdentity(fileStore(), { ...ours, database: "7" });
      expect(await sweep()).toMatchObject({ trouble: "foreign" });
    });

    test("an empty database and a store with files do not", async () => {
      const orphan = await anOrphan();
      expect(await sweep()).toMatchObject({ trouble: "unpaired" });
      expect(await files()).toEqual([orphan]);
      expect(await fileStore().has(identityKey)).toBe(false);
    });

    test("nor do a database whose files are elsewhere and an empty store", async () => {
      await anAttached(null, newFileKey("2026-11-22"));
      expect(await sweep()).toMatchObject({ trouble: "unpaired" });
    });
  });

  test("does nothing while another process sweeps, or files are copied", async () => {
    await anAttached();
    await anOrphan();
    const during = (minutes: number) => sql`now() + ${`${minutes} minutes`}::interval`;
    await database()
      .update(installation)
      .set({ sweepingUntil: during(5) });
    expect(await sweep()).toBeNull();
    await database()
      .update(installation)
      .set({ sweepingUntil: during(-5) });
    await database().transaction(async (copying) => {
      await copying.execute(sql`select pg_advisory_xact_lock_shared(${fileCopyLock})`);
      expect(await sweep()).toBeNull();
    });
    expect(await sweep()).toMatchObject({ orphans: 1 });
  });
});
