import { watchQueries } from "../client";

/** What the work answers, and the statements it sends to the database. */
export async function withQueries<Answer>(work: () => Promise<Answer>) {
  const queries: string[] = [];
  const stop = watchQueries((query) => queries.push(query));
  try {
    return { answer: await work(), queries };
  } finally {
    stop();
  }
}

/** How many statements the work sends to the database. */
export const countQueries = async (work: () => Promise<unknown>) =>
  (await withQueries(work)).queries.length;
