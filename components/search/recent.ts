import * as z from "zod/mini";
import { inStorage } from "@/components/ui/browser-storage";
import { hitTypes } from "@/lib/search/hit";
import type { SearchHit } from "./use-search";

const most = 6;

const Recent = z.array(
  z.object({
    type: z.enum(hitTypes),
    id: z.int(),
    label: z.string(),
    detail: z.string(),
    url: z.string().check(z.startsWith("/")),
  }),
);

const keyOf = (person: string) => `faena:search:${person}`;

export const recentOf = (person: string): SearchHit[] =>
  inStorage((storage) => Recent.parse(JSON.parse(storage.getItem(keyOf(person)) ?? "[]"))) ?? [];

/** With what was just opened on top, once. */
export const withOpened = (kept: readonly SearchHit[], opened: SearchHit): SearchHit[] =>
  [opened, ...kept.filter(({ url }) => url !== opened.url)].slice(0, most);

export function remember(person: string, opened: SearchHit) {
  const kept = JSON.stringify(withOpened(recentOf(person), opened));
  inStorage((storage) => storage.setItem(keyOf(person), kept));
}
