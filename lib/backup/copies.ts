import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { type Day, isDay } from "../values/dates";
import { daysKept } from "./kept-copies";

export type Copy = { day: Day; path: string; size: number; madeAt: Date };

const named = /^faena-(\d{4}-\d{2}-\d{2})\.tar(\.age)?$/;

export const copyPath = (folder: string, day: Day, isSealed: boolean): string =>
  join(folder, `faena-${day}.tar${isSealed ? ".age" : ""}`);

async function findCopy(folder: string, name: string): Promise<Copy[]> {
  const [, day = ""] = named.exec(name) ?? [];
  if (!isDay(day)) return [];
  const path = join(folder, name);
  const { size, mtime } = await stat(path);
  return [{ day, path, size, madeAt: mtime }];
}

/** The newest first; other files of the folder are nobody's business. */
export async function listCopies(folder: string): Promise<Copy[]> {
  const copies = await Promise.all((await readdir(folder)).map((name) => findCopy(folder, name)));
  return copies.flat().toSorted((a, b) => (a.day < b.day ? 1 : -1));
}

export async function forgetOldCopies(folder: string): Promise<void> {
  const copies = await listCopies(folder);
  const kept = daysKept(copies.map(({ day }) => day));
  for (const { day, path } of copies) if (!kept.has(day)) await rm(path, { force: true });
}
