import { startWorking } from "@/lib/worker/start-working";

/** Only the jobs of an instance, as the process of it that works them. */
await startWorking();
setInterval(() => undefined, 60_000);
