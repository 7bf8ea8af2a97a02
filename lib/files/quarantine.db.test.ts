import { beforeEach, expect, test } from "vitest";
import { anAttachment } from "@/db/testing/factories";
import { aPdf } from "@/db/testing/sample-files";
import { adoptStore } from "../installation/adopt-store";
import type { Context } from "../kernel/context";
import { memberAt } from "../kernel/testing";
import { fileStore } from "../storage/file-store";
import { newFileKey } from "../storage/keys";
import { quarantineKey } from "../storage/quarantine-keys";
import { getMedia } from "./get-media";
import { listQuarantined } from "./list-quarantined";
import { putBackFile } from "./put-back-file";
import { setAsideOrphans } from "./set-aside-orphans";

const pdf = await aPdf();
const day = 86_400_000;
const all = { page: null };
let ctx: Context;

beforeEach(async () => {
  ctx = await memberAt(new Date());
  for await (const keys of fileStore().keys())
    for (const key of keys) await fileStore().remove(key);
  await adoptStore(ctx);
});

async function aQuarantinedFile(days: number) {
  const key = newFileKey("2026-11-22");
  const quarantinedKey = quarantineKey(key, new Date(ctx.now.getTime() - days * day));
  await fileStore().write(quarantinedKey, pdf);
  return { key, quarantinedKey };
}

test("tells what waits, the last first, and for how long", async () => {
  const [older, newer] = [await aQuarantinedFile(29), await aQuarantinedFile(1)];
  const { rows, total } = await listQuarantined(ctx, all);
  expect(total).toBe(2);
  expect(rows.map(({ quarantinedKey }) => quarantinedKey)).toEqual([
    newer.quarantinedKey,
    older.quarantinedKey,
  ]);
  expect(rows[1]).toMatchObject({
    contentType: "application/pdf",
    size: pdf.length,
    daysLeft: 1,
    url: `/media/${older.quarantinedKey}`,
  });
  expect((await listQuarantined(ctx, { page: { page: 2, pageSize: 1 } })).rows).toHaveLength(1);
  expect((await listQuarantined(ctx, { ...all, search: newer.key.slice(-8) })).total).toBe(1);
});

test("puts one back where its record looks for it; twice is 404", async () => {
  const { key, quarantinedKey } = await aQuarantinedFile(3);
  await putBackFile(ctx, { quarantinedKey });
  expect(await fileStore().has(key)).toBe(true);
  await expect(putBackFile(ctx, { quarantinedKey })).rejects.toMatchObject({ kind: "missing" });
  await expect(putBackFile(ctx, { quarantinedKey: key })).rejects.toMatchObject({
    kind: "missing",
  });
});

test("is shown to the office only", async () => {
  const { quarantinedKey } = await aQuarantinedFile(3);
  const asked = { key: quarantinedKey, fromRecycleBin: false };
  expect(await getMedia(ctx, asked)).toMatchObject({ size: pdf.length });
  const technician = await memberAt(new Date(), { role: "TECNICO" });
  await expect(getMedia(technician, asked)).rejects.toMatchObject({ kind: "missing" });
});

test("a person sets aside however many there are, unless the store is another's", async () => {
  const named = newFileKey("2026-11-22");
  await fileStore().write(named, pdf);
  await anAttachment({ model: "user", objectId: 1, field: "picture", storageKey: named });
  expect(await setAsideOrphans(ctx)).toMatchObject({ orphans: 0 });
  await fileStore().remove("installation/pair.json");
  await expect(setAsideOrphans(ctx)).rejects.toMatchObject({ kind: "refused" });
});
