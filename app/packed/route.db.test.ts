import { unzipSync } from "fflate";
import { beforeEach, expect, test } from "vitest";
import * as make from "@/db/testing/factories";
import { fileStore } from "@/lib/storage/file-store";
import { GET } from "./route";

let office: Awaited<ReturnType<typeof make.aSession>>;

beforeEach(async () => {
  office = await make.aSession();
});

const ask = (query: string, cookie = office.cookie) =>
  GET(new Request(`http://localhost/packed?${query}`, { headers: { cookie } }), {
    params: Promise.resolve({}),
  });

async function aScannedChain(text: string, given: Parameters<typeof make.aCustodyChain>[0] = {}) {
  const chain = await make.aCustodyChain(given);
  const file = await make.anAttachment({
    model: "custody_chain",
    objectId: chain.id,
    field: "custody_chain_file",
  });
  await fileStore().write(file.storageKey, Buffer.from(text));
  return chain;
}

test("packs what the records hold, each under its record's name", async () => {
  const [first, second] = [await aScannedChain("uno"), await aScannedChain("dos")];
  const bare = await make.aCustodyChain();
  const gone = await aScannedChain("tres", { isDeleted: true });
  const ids = [first, second, bare, gone].map(({ id }) => id).join(",");
  const answer = await ask(`model=custody_chain&ids=${ids}`);
  expect(answer.headers.get("content-type")).toBe("application/zip");
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const texts = Object.entries(files).map(([name, bytes]) => [name, Buffer.from(bytes).toString()]);
  expect(texts.toSorted()).toEqual([
    [`CDC ${first.consecutive} - Cadena de custodia firmada.pdf`, "uno"],
    [`CDC ${second.consecutive} - Cadena de custodia firmada.pdf`, "dos"],
  ]);
});

test("says where there is nothing, and refuses what it cannot read", async () => {
  const { id } = await make.aCustodyChain();
  expect((await ask(`model=custody_chain&ids=${id}`)).status).toBe(404);
  expect((await ask("model=user&ids=1")).status).toBe(400);
  expect((await ask("model=vehicle&ids=1,x")).status).toBe(400);
  expect((await ask(`model=vehicle&ids=${Array(101).fill(1).join(",")}`)).status).toBe(400);
  expect((await ask(`model=custody_chain&ids=${id}`, "")).status).toBe(401);
});
