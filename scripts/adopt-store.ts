import { database } from "@/db/client";
import { adoptStore } from "@/lib/installation/adopt-store";
import { countFiles } from "@/lib/installation/count-files";
import { plainContext } from "@/lib/kernel/context";
import { fileStore } from "@/lib/storage/file-store";
import { runCommand } from "./command";

async function adopt() {
  const ctx = plainContext({ db: database(), now: new Date(), timeZone: "America/Guayaquil" });
  const { stored, ofRecords } = await countFiles(ctx, fileStore());
  const { installation } = await adoptStore(ctx);
  console.log(
    `The database of installation ${installation} and its store are a pair now: ${ofRecords} of ${stored} stored files have a record.`,
  );
}

await runCommand(adopt);
