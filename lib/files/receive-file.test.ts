import { pbkdf2 } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { env } from "../kernel/env";
import { incomingFolder } from "../storage/file-store";
import { receiveFile } from "./receive-file";

const derive = promisify(pbkdf2);
const before = env.DATA_DIR;

beforeAll(async () => {
  env.DATA_DIR = await mkdtemp(join(tmpdir(), "faena-incoming-"));
});

afterAll(async () => {
  await rm(env.DATA_DIR, { recursive: true });
  env.DATA_DIR = before;
});

const broken = () => new Error("The sender is gone.");

const senders: [string, () => Readable][] = [
  ["before the first byte", () => Readable.from([]).destroy(broken())],
  [
    "with the first byte",
    () =>
      new Readable({
        read() {
          this.push(Buffer.from("%PDF-1.7"));
          this.destroy(broken());
        },
      }),
  ],
  [
    "after some",
    () =>
      Readable.from(
        (async function* () {
          for (let sent = 0; sent < 20; sent += 1) yield Buffer.alloc(100_000);
          throw broken();
        })(),
      ),
  ],
];

/** The threads that write files are busy meanwhile, so that events come in any order. */
test.each(senders)("a sender who goes %s leaves nothing", async (_, sender) => {
  for (let turn = 0; turn < 50; turn += 1) {
    const work = [0, 1, 2, 3].map((at) =>
      derive("a", "b", 1_000 + ((997 * at * turn) % 5_000), 32, "sha256"),
    );
    const bytes = sender().on("error", () => undefined);
    const receiving = receiveFile({ name: "a.pdf", bytes, limitBytes: 10_000_000, owner: null });
    await expect(receiving).rejects.toThrow();
    await Promise.all(work);
    expect(await readdir(incomingFolder())).toEqual([]);
  }
});
