import { once } from "node:events";

/**
 * One user who asks as fast as he is answered, with so many requests at once, in a process of its own: reading his
 * answers takes none of the time of the clients that are measured. Its parent says where, and when it is over.
 */
export type Flood = { url: string; cookie: string; paths: readonly string[]; atOnce: number };

const state = { isOver: false };
const answers: Record<number, number> = {};

async function ask({ url, cookie, paths }: Flood, first: number) {
  for (let turn = first; !state.isOver; turn += 1) {
    const answer = await fetch(url + paths[turn % paths.length], { headers: { cookie } });
    for await (const _ of answer.body ?? []);
    answers[answer.status] = (answers[answer.status] ?? 0) + 1;
  }
}

const [flood] = (await once(process, "message")) as [Flood];
process.once("message", () => {
  state.isOver = true;
});
await Promise.all(Array.from({ length: flood.atOnce }, (_, first) => ask(flood, first)));
process.send?.(answers, () => process.exit());
