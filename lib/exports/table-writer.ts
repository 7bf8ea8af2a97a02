import { once } from "node:events";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { CellValue, ExportFormat, TableOpening } from "./export-table";

type Answer = { failed?: { message: string; code?: string } };

/** A full disk keeps its error code. */
function assertWritten({ failed }: Answer): void {
  if (failed) throw Object.assign(new Error(failed.message), { code: failed.code });
}

/** Without a limit a thread lets young objects grow to many times what it works on. */
const resourceLimits = { maxYoungGenerationSizeMb: 8 };

/** The script lies outside the bundle, as those of `lib/pdf/worker`. */
function start(data: { path: string; format: ExportFormat; table: TableOpening }): Worker {
  const script = join(process.cwd(), "lib", "exports", "worker", "write-table.mjs");
  return Reflect.construct(Worker, [script, { workerData: data, resourceLimits }]);
}

/** Writes on a thread of its own, which holds only the rows given last. */
export function openTable(path: string, format: ExportFormat, table: TableOpening) {
  const thread = start({ path, format, table });
  const ask = async (asked: { rows?: CellValue[][] }) => {
    const answered = once(thread, "message");
    thread.postMessage(asked);
    const [answer]: Answer[] = await answered;
    assertWritten(answer ?? {});
  };
  return {
    add: (rows: CellValue[][]) => ask({ rows }),
    end: () => ask({}),
    leave: () => thread.terminate(),
  };
}
