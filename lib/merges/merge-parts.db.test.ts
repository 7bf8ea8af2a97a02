import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdir } from "node:fs/promises";
import { expect, test } from "vitest";
import { database } from "@/db/client";
import { dispositionCertificates } from "@/db/schema";
import { aCustodyChain, aWorksheet } from "@/db/testing/factories";
import { aPdfOf } from "@/db/testing/sample-files";
import { extent, inProof } from "@/scripts/testing/extent.mjs";
import { sweepFiles } from "../files/sweep-files";
import { aStoredFile } from "../files/testing";
import { memberAt } from "../kernel/testing";
import { pagesIn } from "../pdf/testing";
import { fileStore, incomingFolder } from "../storage/file-store";
import { mergeSheet } from "./merge-sheet";

const contextOf = () => memberAt(new Date(Date.now() + 3_600_000));

const waiting = async () => (await readdir(incomingFolder()).catch(() => [])).sort();

const program = (userId: number, worksheetId: number) => `
import { database } from "./db/client.ts";
import { plainContext } from "./lib/kernel/context.ts";
import { mergeSheet } from "./lib/merges/merge-sheet.ts";
const ctx = {
  ...plainContext({ db: database(), now: new Date(), timeZone: "America/Guayaquil" }),
  caller: { user: { id: ${userId} } },
};
process.stdout.write("merging");
for (;;) (await mergeSheet(ctx, { worksheetId: ${worksheetId}, skipBroken: false })).bytes.destroy();
`;

inProof(test)(
  "kill -9 amid merges: every file is still there, and the sweep leaves nothing of theirs",
  async () => {
    const ctx = await contextOf();
    await sweepFiles(ctx, { orphanAge: 0 });
    const sheet = await aWorksheet({ status: "LIQUIDATED" });
    const keys = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const { id } = await aCustodyChain({ worksheetId: sheet.id, status: "COMPLETED" });
        const slot = { model: "custody_chain", objectId: id, field: "custody_chain_file" } as const;
        return (await aStoredFile(slot, await aPdfOf(200_000))).storageKey;
      }),
    );
    for (let time = 0; time < extent(1, 2); time += 1) {
      const left = await waiting();
      const isAmid = async () => (await waiting()).some((name) => !left.includes(name));
      const source = program(ctx.caller.user.id, sheet.id);
      const asked = ["--import", "tsx", "--input-type=module", "-e", source];
      const child = spawn(process.execPath, asked, { stdio: ["ignore", "pipe", "inherit"] });
      await once(child.stdout, "data");
      await expect.poll(isAmid, { timeout: 20_000, interval: 5 }).toBe(true);
      child.kill("SIGKILL");
      await once(child, "exit");
    }
    expect(await waiting()).not.toEqual([]);
    expect(await sweepFiles(ctx, { orphanAge: 0 })).toMatchObject({ orphans: 0, expired: 0 });
    expect(await waiting()).toEqual([]);
    for (const key of keys) expect((await fileStore().readWhole(key)).byteLength).toBe(200_000);
    expect(await database().$count(dispositionCertificates)).toBe(0);
    const { bytes } = await mergeSheet(ctx, { worksheetId: sheet.id, skipBroken: false });
    expect(await pagesIn(new Uint8Array(Buffer.concat(await bytes.toArray())))).toHaveLength(
      2 + keys.length,
    );
    await expect.poll(waiting).toEqual([]);
  },
  120_000,
);

test("a merge that is given up half-way leaves nothing on disk", async () => {
  const sheet = await aWorksheet();
  const asked = { worksheetId: sheet.id, skipBroken: false };
  const { bytes } = await mergeSheet(await contextOf(), asked);
  bytes.destroy();
  await expect.poll(waiting).toEqual([]);
});
