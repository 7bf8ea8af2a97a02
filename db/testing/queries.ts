import { AsyncLocalStorage } from "node:async_hooks";
import { watchQueries } from "../client";

const watching = new AsyncLocalStorage<string[]>();

/** With the statements of this work alone: what an earlier test left behind may still speak to the database. */
export async function withQueries<Answer>(work: () => Promise<Answer>) {
  const queries: string[] = [];
  const stop = watchQueries((query) => {
    if (watching.getStore() === queries) queries.push(query);
  });
  try {
    return { answer: await watching.run(queries, work), queries };
  } finally {
    stop();
  }
}

export const countQueries = async (work: () => Promise<unknown>) =>
  (await withQueries(work)).queries.length;
