import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { SourceMap } from "node:module";
import { join } from "node:path";
import { root } from "@/scripts/root.mjs";

/**
 * What each page's script is made of, compressed, by package or folder, after `BUILD_MAPS=yes npm run build`:
 * `npx tsx bench/page-modules.ts worksheets`. A chunk's compressed bytes are shared out by the bytes of its modules.
 */
const built = join(root, ".next");

type Weights = Map<string, number>;

function add(weights: Weights, name: string, size: number) {
  weights.set(name, (weights.get(name) ?? 0) + size);
}

function ownerOf(source: string): string {
  const parts = source.split("node_modules/").at(-1)?.split("/") ?? [];
  if (source.includes("node_modules/"))
    return parts.slice(0, parts[0]?.startsWith("@") ? 2 : 1).join("/");
  const path = source.replace(/^.*\[project\]\//, "").split("/");
  return path.slice(0, Math.min(2, path.length - 1)).join("/") || source;
}

/** Bytes of one chunk by where its text comes from; each mapping lasts until the next one. */
function rawOwners(chunk: string): Weights {
  const text = readFileSync(chunk, "utf8");
  const address = /sourceMappingURL=(\S+)/.exec(text)?.[1];
  const weights: Weights = new Map();
  if (!address) return weights;
  const map = new SourceMap(JSON.parse(readFileSync(join(chunk, "..", address), "utf8")));
  text.split("\n").forEach((line, at) => {
    for (let column = 0; column < line.length; column += 1) {
      const entry = map.findEntry(at, column);
      const source = "originalSource" in entry && entry.generatedLine === at;
      add(weights, source ? ownerOf(entry.originalSource) : "(joined by the build)", 1);
    }
  });
  return weights;
}

export const sizeOf = (chunk: string) =>
  statSync(existsSync(`${chunk}.br`) ? `${chunk}.br` : chunk).size;

const known = new Map<string, Weights>();

/** Compressed bytes of a chunk, by package or folder. Empty where the build kept no maps. */
export function ownersOf(chunk: string): Weights {
  const before = known.get(chunk);
  if (before) return before;
  const raw = rawOwners(chunk);
  const share = sizeOf(chunk) / statSync(chunk).size;
  const weights = new Map([...raw].map(([name, size]) => [name, size * share]));
  known.set(chunk, weights);
  return weights;
}

export function ownersOfAll(chunks: Iterable<string>): [string, number][] {
  const sum: Weights = new Map();
  for (const chunk of chunks) for (const [name, size] of ownersOf(chunk)) add(sum, name, size);
  return [...sum].sort(([, one], [, other]) => other - one);
}

interface PageManifest {
  entryJSFiles: Record<string, string[]>;
}

/** What the server names in a page's first answer. */
function pagesBuilt(): [string, Set<string>][] {
  const { rootMainFiles } = JSON.parse(readFileSync(join(built, "build-manifest.json"), "utf8"));
  return globSync(join(built, "server/app/**/page_client-reference-manifest.js")).map((file) => {
    const scope: { __RSC_MANIFEST?: Record<string, PageManifest> } = {};
    new Function("globalThis", readFileSync(file, "utf8"))(scope);
    const [route = "", page] = Object.entries(scope.__RSC_MANIFEST ?? {})[0] ?? [];
    const named = Object.values(page?.entryJSFiles ?? {}).flat();
    return [route, new Set([...rootMainFiles, ...named].map((chunk) => join(built, chunk)))];
  });
}

const kilobytes = (size: number) => (size / 1_000).toFixed(1).padStart(8);

export const print = (title: string, chunks: Set<string>, shown: number) => {
  const total = [...chunks].reduce((sum, chunk) => sum + sizeOf(chunk), 0);
  console.log(`${kilobytes(total)}  ${title}`);
  for (const [name, size] of ownersOfAll(chunks).slice(0, shown))
    console.log(`    ${kilobytes(size)}  ${name}`);
};

if (process.argv[1]?.endsWith("page-modules.ts")) {
  const wanted = process.argv[2] ?? "";
  const pages = pagesBuilt().filter(([route]) => route.includes(wanted));
  for (const [route, chunks] of pages) print(route, chunks, wanted ? 40 : 0);
}
