import { randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Context } from "../context";
import { printLeftOut } from "../documents/left-out";
import { Refused } from "../errors";
import { mergePdfs } from "../pdf/merge-pdfs";
import { fileStore, incomingFolder } from "../storage/file-store";
import { type Dossier, nameOf, type Part } from "./part";

/** A merge on its way to whoever asked for it. */
export type Merged = { fileName: string; bytes: Readable };

/** A whole document is held while it is put together; more than this belongs in several. */
const mostBytes = 600 * 1_048_576;

type Spooled = { part: Part; path: string };

const sizeOf = ({ source }: Part) => ("size" in source ? source.size : 0);

function assertBearable(parts: readonly Part[]) {
  const size = parts.reduce((sum, part) => sum + sizeOf(part), 0);
  if (size > mostBytes)
    throw new Refused(
      `Los documentos suman más de ${mostBytes / 1_048_576} MB: descárguelos por planilla o uno a uno.`,
      "merge_too_large",
    );
}

/** Files of this merge in the folder of what is on its way; what a process leaves behind there is swept. */
function newSpool() {
  const run = randomUUID();
  const paths: string[] = [];
  return {
    next: () => {
      const path = join(incomingFolder(), `merge-${run}-${paths.length}.pdf`);
      paths.push(path);
      return path;
    },
    discard: async (kept?: string) => {
      for (const path of paths) if (path !== kept) await rm(path, { force: true });
    },
  };
}

async function fetchPart({ source }: Part, path: string) {
  if ("print" in source) await writeFile(path, (await source.print()).bytes);
  else await pipeline(await fileStore().read(source.key), createWriteStream(path));
}

/** The part in a local file; a stored file that is not to be had is a part that cannot be read. */
async function spool(part: Part, path: string): Promise<Spooled> {
  if ("print" in part.source) await fetchPart(part, path);
  else await fetchPart(part, path).catch(() => writeFile(path, ""));
  return { part, path };
}

const refusalOf = (broken: readonly Part[]) =>
  new Refused(
    `No se puede leer: ${broken.map((part) => `«${nameOf(part)}»`).join(", ")}. Reemplace el archivo o una los demás sin él.`,
    "part_unreadable",
  );

type Spool = ReturnType<typeof newSpool>;

const noticeTitle = "Documentos que faltan";

const joined = (spooled: readonly Spooled[], output: string, title: string) =>
  mergePdfs(
    spooled.map(({ part: { title, group }, path }) => ({ title, group, path })),
    output,
    title,
  );

/** What can be read, below a page that names what cannot; a part at which the thread died hid those behind it. */
async function joinRest(
  ctx: Context,
  { spooled, broken, output, title }: Broken,
  next: Spool["next"],
): Promise<void> {
  const leftOut = broken.map((at) => spooled[at]).flatMap((one) => (one ? [one.part] : []));
  const print = () => printLeftOut(ctx, { title, names: leftOut.map(nameOf) });
  const notice = await spool({ title: noticeTitle, group: null, source: { print } }, next());
  const rest = spooled.filter((_, at) => !broken.includes(at));
  const again = (await joined([notice, ...rest], output, title)).flatMap(
    (at) => rest[at - 1] ?? [],
  );
  if (again.length === 0) return;
  const more = again.map((one) => spooled.indexOf(one));
  await joinRest(ctx, { spooled, broken: [...broken, ...more], output, title }, next);
}

type Broken = { spooled: Spooled[]; broken: number[]; output: string; title: string };

/** A stream of the file, which goes when it has been read or given up. */
function handOut(path: string): Readable {
  return createReadStream(path).once("close", () => void rm(path, { force: true }));
}

/**
 * One document of the parts, in their order, with bookmarks. 400 names the parts that cannot be read, unless broken ones
 * are to be skipped: then the first page lists them. The parts wait on disk; only the whole is held in memory, in a thread.
 */
export async function mergeParts(
  ctx: Context,
  { name, title, parts }: Dossier,
  { skipBroken }: { skipBroken: boolean },
): Promise<Merged> {
  assertBearable(parts);
  await mkdir(incomingFolder(), { recursive: true });
  const { next, discard } = newSpool();
  const output = next();
  let kept: string | undefined;
  try {
    const spooled: Spooled[] = [];
    for (const part of parts) spooled.push(await spool(part, next()));
    const broken = await joined(spooled, output, title);
    if (broken.length > 0) {
      if (!skipBroken) throw refusalOf(broken.flatMap((at) => parts[at] ?? []));
      await joinRest(ctx, { spooled, broken, output, title }, next);
    }
    kept = output;
    return { fileName: `${name}.pdf`, bytes: handOut(output) };
  } finally {
    await discard(kept);
  }
}
