import { randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { strToU8, zipSync } from "fflate";
import { expect, onTestFinished, test } from "vitest";
import { forgetAssets, keepAssets } from "@/lib/storage/build-assets";
import { GET } from "./route";

const script = strToU8("console.log(1);".repeat(200));
const font = strToU8("a font");
const zipped = new Uint8Array(gzipSync(script));

/** The store is not asked again for its list of builds within this time. */
const listHolds = 2_100;

const aName = () => randomBytes(6).toString("hex");

async function aBuild() {
  const folder = await mkdtemp(join(tmpdir(), "faena-pack-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const pack = join(folder, "static.zip");
  await writeFile(pack, zipSync({ "chunks/a.js.gz": zipped, "media/b.woff2": font }, { level: 0 }));
  const build = aName();
  await keepAssets(build, pack);
  return { build, pack };
}

const ask = (build: string, path: string, headers: Record<string, string> = {}) =>
  GET(new Request(`http://faena.test/built/${build}/${path}`, { headers }), {
    params: Promise.resolve({ build, path: path.split("/") }),
  });

const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

test("gives a script of another build as its browser takes it", async () => {
  const { build } = await aBuild();
  const compressed = await ask(build, "chunks/a.js", { "accept-encoding": "gzip, deflate" });
  expect(compressed.status).toBe(200);
  expect(Object.fromEntries(compressed.headers)).toMatchObject({
    "content-type": "text/javascript",
    "content-encoding": "gzip",
    "cache-control": "public, max-age=31536000, immutable",
    vary: "Accept-Encoding",
  });
  expect(gunzipSync(await bytesOf(compressed)).equals(script)).toBe(true);
  const plain = await ask(build, "chunks/a.js");
  expect(plain.headers.get("content-encoding")).toBeNull();
  expect((await bytesOf(plain)).equals(script)).toBe(true);
  const other = await ask(build, "media/b.woff2");
  expect(other.headers.get("content-type")).toBe("font/woff2");
  expect((await bytesOf(other)).equals(font)).toBe(true);
});

test("knows nothing of other builds and paths", async () => {
  const { build } = await aBuild();
  await new Promise((resolve) => setTimeout(resolve, listHolds));
  for (const answer of [
    await ask(build, "chunks/b.js"),
    await ask(build, "../../installation/pair.json"),
    await ask(aName(), "chunks/a.js"),
  ]) {
    expect(answer.status).toBe(404);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(await answer.text()).toBe("");
  }
});

test("a build is kept once, and until its time is over", async () => {
  const [first, second] = [await aBuild(), await aBuild()];
  await writeFile(first.pack, "no pack");
  await keepAssets(first.build, first.pack);
  await forgetAssets(new Date(Date.now() + 60_000), second.build);
  await new Promise((resolve) => setTimeout(resolve, listHolds));
  expect((await ask(first.build, "chunks/a.js")).status).toBe(404);
  expect((await ask(second.build, "chunks/a.js")).status).toBe(200);
});
