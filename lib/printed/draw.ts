import { randomUUID } from "node:crypto";
import { mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Context } from "../kernel/context";
import { env } from "../kernel/env";
import { Refused } from "../kernel/errors";
import type { WorkOwner } from "../kernel/fair-turns.mjs";
import { runInProcess } from "../pdf/run-in-process";
import { isUnreadablePdf } from "../pdf/worker/unreadable-pdf.mjs";
import { incomingFolder } from "../storage/file-store";
import { single } from "../values/rows";
import { bundleOf } from "./bundle-of";
import type { Drawings } from "./drawings";
import type { Printed } from "./printed";

const built = bundleOf(env.NODE_ENV);

function refuseTooLarge(thrown: unknown): never {
  if (!isUnreadablePdf(thrown)) throw thrown;
  throw new Refused("El documento es demasiado grande para imprimirlo.", "document_too_large");
}

async function drawInto(output: string, input: object, owner: WorkOwner): Promise<string> {
  const name = "../../printed/worker/draw";
  const job = {
    name,
    input: { ...input, built, output },
    files: [],
    lane: "papers",
    owner,
  } as const;
  const names: string[] = [];
  for await (const drawn of runInProcess<{ fileName: string }>(job)) names.push(drawn.fileName);
  return single(names);
}

/** In a process beside the server, from plain data. 400 when it takes more memory or time than allowed. */
export async function draw<Name extends keyof Drawings>(
  { caller }: Pick<Context, "caller">,
  drawing: Name,
  ...given: Parameters<Drawings[Name]>
): Promise<Printed> {
  await mkdir(incomingFolder(), { recursive: true });
  const output = join(incomingFolder(), randomUUID());
  try {
    const fileName = await drawInto(output, { drawing, given }, caller.user.id).catch(
      refuseTooLarge,
    );
    return { fileName, bytes: await readFile(output) };
  } finally {
    await rm(output, { force: true });
  }
}
