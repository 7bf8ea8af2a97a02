import { beforeEach, describe, expect, test } from "vitest";
import * as make from "@/db/testing/factories";
import { aPdf } from "@/db/testing/sample-files";
import { startBucket, storingIn } from "@/db/testing/stores";
import { adoptStore } from "../installation/adopt-store";
import { stampStoreClock } from "../installation/store-identity";
import type { BaseContext } from "../kernel/context";
import { env } from "../kernel/env";
import { memberAt, nobodyAt } from "../kernel/testing";
import { fileStore } from "../storage/file-store";
import { newFileKey } from "../storage/keys";
import { quarantineKey } from "../storage/quarantine-keys";
import { listQuarantined } from "./list-quarantined";
import { sweepFiles } from "./sweep-files";
import { files, keys, quarantinedEntries } from "./testing-store";

const day = 86_400_000;
const nothing = { trouble: null, orphans: 0, returned: 0, expired: 0 };
const pdf = await aPdf();
let ctx: BaseContext;

async function aFile(): Promise<string> {
  const key = newFileKey("2026-11-22");
  await fileStore().write(key, pdf);
  return key;
}

async function anAttached(removedDaysAgo?: number) {
  const storageKey = await aFile();
  const removedAt =
    removedDaysAgo === undefined ? null : new Date(ctx.now.getTime() - removedDaysAgo * day);
  const { id } = await make.aWorksheet();
  const slot = { model: "sheet_project", objectId: id, field: "invoice_file" } as const;
  await make.anAttachment({ ...slot, storageKey, removedAt });
  return storageKey;
}

describe.each([
  ["is forty days ahead", 40],
  ["is forty days behind", -40],
  ["is right", 0],
])("the clock of a store %s", (_, days) => {
  storingIn(() => startBucket({ ahead: days * day }), env);

  beforeEach(async () => {
    ctx = nobodyAt(new Date());
    for (const key of await keys()) await fileStore().remove(key);
    await adoptStore(ctx);
  });

  test("what was stored a moment ago is left alone, whatever time it is here", async () => {
    const kept = [await anAttached(), await aFile()].sort();
    for (const here of [-400, -40, 0, 40, 400])
      expect(await sweepFiles(nobodyAt(new Date(Date.now() + here * day)))).toEqual(nothing);
    expect(await files()).toEqual(kept);
  });

  test("what is set aside waits thirty days by that clock, and the screen says so", async () => {
    await anAttached();
    const orphan = await aFile();
    expect(await sweepFiles(ctx, { orphanAge: -day })).toMatchObject({ orphans: 1 });
    const [one] = await quarantinedEntries();
    expect(one?.key).toBe(orphan);
    const storeTime = (await stampStoreClock(fileStore())).getTime();
    expect(Math.abs(storeTime - Number(one?.since))).toBeLessThan(60_000);
    expect(Math.abs(storeTime - Date.now() - days * day)).toBeLessThan(60_000);

    const waiting = [29, 31].map((waited) =>
      quarantineKey(newFileKey("2026-10-01"), new Date(storeTime - waited * day)),
    );
    for (const key of waiting) await fileStore().write(key, pdf);
    expect(await sweepFiles(ctx)).toEqual({ ...nothing, expired: 1 });
    const left = (await quarantinedEntries()).map((one) => one.quarantinedKey);
    expect(left.sort()).toEqual([String(one?.quarantinedKey), String(waiting[0])].sort());
    const { rows } = await listQuarantined(await memberAt(ctx.now), { page: null });
    expect(rows.map(({ daysLeft }) => daysLeft)).toEqual([30, 1]);
  });

  test("a removed file waits thirty days by our clock and by the store's", async () => {
    const live = [await anAttached(), await anAttached(1), await anAttached(29)];
    const over = await anAttached(31);
    const isOver = days >= 0;
    expect(await sweepFiles(ctx)).toEqual({ ...nothing, expired: isOver ? 1 : 0 });
    expect(await files()).toEqual((isOver ? live : [...live, over]).sort());
    const { expired } = (await sweepFiles(nobodyAt(new Date(Date.now() + 400 * day)))) ?? {};
    expect(expired).toBe(days > 0 ? 2 : 0);
  });
});
