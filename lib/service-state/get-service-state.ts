import { existsSync } from "node:fs";
import { sql } from "drizzle-orm";
import { isMigrated } from "@/db/is-migrated";
import { version } from "@/package.json";
import { listCopies } from "../backup/copies";
import { getFileChecks } from "../files/get-file-checks";
import { findTrouble } from "../installation/trouble";
import { listQueues } from "../jobs/list-queues";
import type { BaseContext } from "../kernel/context";
import { env } from "../kernel/env";
import { countMails } from "../mail/count-mails";
import { mailServer } from "../mail/mail-server";
import { storeAnswers } from "../storage/store-answers";
import { isOnDataDisk, readSpace } from "./data-disk";
import { findLastCopy } from "./find-last-copy";
import { findLastDrill } from "./find-last-drill";
import { type Finding, well } from "./finding";
import { type CopiesSeen, judgeCopies } from "./judge-copies";
import { judgeDatabase } from "./judge-database";
import { judgeDisk } from "./judge-disk";
import { judgeDrill } from "./judge-drill";
import { judgeFiles } from "./judge-files";
import { judgeMails } from "./judge-mails";
import { judgeQueues } from "./judge-queues";
import { judgeStore } from "./judge-store";

async function lookAtDatabase(ctx: BaseContext): Promise<Finding> {
  const began = performance.now();
  const [row] = await ctx.db.execute<{ version: string }>(
    sql`select current_setting('server_version') as version`,
  );
  const milliseconds = performance.now() - began;
  const [number = ""] = String(row?.version).split(" ");
  return judgeDatabase({ milliseconds, version: number, isMigrated: await isMigrated(ctx.db) });
}

async function seeCopies(ctx: BaseContext): Promise<CopiesSeen> {
  const folder = env.BACKUP_DIR;
  if (!folder) return { hasFolder: false, last: null, isBesideData: false };
  const isHere = existsSync(folder);
  const [made, found, isBesideData] = await Promise.all([
    findLastCopy(ctx),
    isHere ? listCopies(folder) : [],
    isHere && isOnDataDisk(folder),
  ]);
  const last = made ?? (found[0] ? { madeAt: found[0].madeAt, missing: 0 } : null);
  return { hasFolder: true, last, isBesideData };
}

/** What is found of everything that the service stands on, each judged by itself. */
export async function getServiceState(ctx: BaseContext): Promise<Finding[]> {
  const [database, space, answers, trouble, queues, mails, copies, drill, files] =
    await Promise.all([
      lookAtDatabase(ctx),
      readSpace(),
      storeAnswers(),
      findTrouble(ctx),
      listQueues(ctx),
      countMails(ctx),
      seeCopies(ctx),
      findLastDrill(ctx),
      getFileChecks(ctx),
    ]);
  return [
    database,
    judgeDisk(space),
    judgeStore(answers, trouble?.trouble ?? null),
    judgeFiles(files),
    judgeQueues(queues, ctx.now),
    judgeMails(mailServer !== null, mails, ctx.now),
    judgeCopies(copies, ctx.now),
    ...(copies.hasFolder ? [judgeDrill(drill, ctx.now)] : []),
    well("Versión", `Faena ${version}, Node.js ${process.versions.node}`),
  ];
}
