import { watchQueries } from "../client";

export async function withQueries<Answer>(work: () => Promise<Answer>) {
  const queries: string[] = [];
  const stop = watchQueries((query) => queries.push(query));
  try {
    return { answer: await work(), queries };
  } finally {
    stop();
  }
}

export const countQueries = async (work: () => Promise<unknown>) =>
  (await withQueries(work)).queries.length;
