import { database } from "@/db/client";
import { sweepFiles } from "@/lib/files/sweep-files";
import { troubleMessages } from "@/lib/installation/trouble-messages";
import { plainContext } from "@/lib/kernel/context";
import { forgetScans } from "@/lib/scans/forget-scans";
import { runCommand } from "./command";

async function sweep() {
  const ctx = plainContext({ db: database(), now: new Date(), timeZone: "America/Guayaquil" });
  const swept = await sweepFiles(ctx, {
    mayBeMany: process.argv.includes("--any-number"),
    forget: forgetScans,
  });
  if (!swept) console.log("Nothing was done: somebody sweeps already, or a backup is being made.");
  else if (swept.trouble) {
    console.error(troubleMessages[swept.trouble]);
    process.exitCode = 1;
  } else
    console.log(
      `Set aside: ${swept.orphans}. Put back: ${swept.returned}. Removed for good: ${swept.expired}.`,
    );
}

await runCommand(sweep);
