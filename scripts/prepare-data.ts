import { database } from "@/db/client";
import { settings } from "@/db/schema";
import { plainContext } from "@/lib/kernel/context";
import { env } from "@/lib/kernel/env";
import { isDomainError } from "@/lib/kernel/errors";
import { ensureAdministrator } from "@/lib/users/ensure-administrator";
import { runCommand } from "./command";
import { prepareDatabase } from "./prepare-database";

async function openContext() {
  const [house] = await database().select({ timeZone: settings.timeZone }).from(settings);
  const timeZone = house?.timeZone ?? "America/Guayaquil";
  return plainContext({ db: database(), now: new Date(), timeZone });
}

async function ensureFirstAdministrator(email: string, password: string) {
  try {
    const created = await ensureAdministrator(await openContext(), { email, password });
    if (created) console.log(`Administrator created: ${email}`);
  } catch (thrown) {
    if (!isDomainError(thrown)) throw thrown;
    console.error(`ADMIN_PASSWORD is refused. ${thrown.message}`);
    process.exitCode = 1;
  }
}

/** Imported only when an empty database is filled. */
async function fillWithDemo() {
  const { fillEmptyDatabase } = await import("./demo/fill-empty-database");
  await fillEmptyDatabase();
}

await runCommand(async () => {
  await prepareDatabase();
  if (process.argv.includes("--demo")) await fillWithDemo();
  if (env.ADMIN_EMAIL && env.ADMIN_PASSWORD)
    await ensureFirstAdministrator(env.ADMIN_EMAIL, env.ADMIN_PASSWORD);
});
