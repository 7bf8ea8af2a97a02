import type { ChildProcess } from "node:child_process";
import { assertOutside } from "@/db/inside";
import type { WorkOwner } from "../kernel/fair-turns.mjs";
import { ask, type Failed, type Reply } from "./ask-child";
import { limitsFor, type WorkLane } from "./limits";
import { giveBack, takeChild } from "./pools";
import { sizeOfAll } from "./size-of-all";
import { UnreadablePdf } from "./worker/unreadable-pdf.mjs";

/** A function makes the file only when its turn comes. */
export type LocalFile = string | (() => Promise<string>);

type Job = {
  /** A module of `lib/pdf/worker`, or a path from there. */
  name: string;
  input: object;
  /** Their size sets the memory and time allowed. */
  files: readonly LocalFile[];
  lane: WorkLane;
  owner: WorkOwner;
  signal?: AbortSignal | undefined;
};

function errorOf({ name, message, code }: Failed): Error {
  return name === "UnreadablePdf"
    ? new UnreadablePdf(message as UnreadablePdf["reason"])
    : Object.assign(new Error(message), { name, code });
}

async function pathsOf(files: readonly LocalFile[]): Promise<string[]> {
  const paths: string[] = [];
  for (const file of files) paths.push(typeof file === "string" ? file : await file());
  return paths;
}

async function opened(child: ChildProcess, { name, input, files, lane, signal }: Job) {
  signal?.throwIfAborted();
  const paths = await pathsOf(files);
  const { megabytes, patience } = limitsFor(lane, await sizeOfAll(paths));
  const more = (asked: object) => ask(child, asked, { patience, signal });
  return { first: () => more({ job: name, input: { ...input, paths }, megabytes }), more };
}

/**
 * Yields one by one, from a process that is ended when it exceeds its memory or time, or the caller leaves.
 * UnreadablePdf is the document's fault, anything else ours.
 */
export async function* runInProcess<T>(job: Job): AsyncGenerator<T> {
  assertOutside("Working on a PDF");
  const { lane, owner } = job;
  const child = await takeChild(lane, owner);
  let answer: Reply | null = null;
  try {
    const { first, more } = await opened(child, job);
    answer = await first();
    while ("value" in answer) {
      yield answer.value as T;
      answer = await more({});
    }
    if ("failed" in answer) throw errorOf(answer.failed);
  } finally {
    const isFit = answer !== null && "isSwollen" in answer && !answer.isSwollen;
    await giveBack(child, { lane, owner, isFit });
  }
}
