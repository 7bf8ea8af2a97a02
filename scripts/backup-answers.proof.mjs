import assert from "node:assert/strict";
import { join } from "node:path";
import { after, test } from "node:test";
import { answersOf } from "./testing/answers.mjs";
import { aPlace } from "./testing/app.mjs";

const [here, there] = [await aPlace(), await aPlace()];
const archive = join(here.dataDir, "respaldo.tar.age");
const env = { BACKUP_PASSPHRASE: "Campamento Norte 77" };

after(async () => {
  for (const place of [here, there]) {
    await place.endStarted();
    place.remove();
  }
});

/** @param {{ bytes: Buffer }[]} answers */
const filesIn = (answers) => [
  ...new Set(
    answers.flatMap(({ bytes }) => String(bytes).match(/(?<=")\/media\/[^"\\]+(?=")/g) ?? []),
  ),
];

test("two hundred sampled answers, and the files they name, are the same byte for byte after a restore", async (t) => {
  await here.start({ DEMO: "1" }).ready();
  const asking = answersOf(here.address, await here.signIn());
  const paths = await asking.sample(200);
  assert.equal(paths.length, 200);
  const answers = await asking.digests(paths);
  const files = filesIn(answers);
  assert.ok(files.length > 0);
  const before = [...answers, ...(await asking.digests(files))].map(({ text }) => text);
  const made = await here.command("backup.mjs", [archive], env);
  assert.equal(made.code, 0, made.output);
  await here.endStarted();

  const restored = await there.command("restore.mjs", [archive], env);
  assert.equal(restored.code, 0, restored.output);
  await there.start().ready();
  const again = answersOf(there.address, await there.signIn());
  const now = (await again.digests([...paths, ...files])).map(({ text }) => text);
  assert.deepEqual(
    now.filter((line, at) => line !== before[at]),
    [],
  );
  const kinds = new Set(paths.map((path) => path.replace(/\d+/g, "…").replace(/\?.*/, "")));
  const refused = before.filter((line) => !line.includes(" 200 "));
  t.diagnostic(
    `${paths.length} answers of ${kinds.size} kinds, ${refused.length} of them refusals; ${files.length} files`,
  );
  assert.ok(kinds.size >= 40 && refused.length < 20, refused.join("\n"));
});
