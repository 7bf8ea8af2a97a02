import { once } from "node:events";
import { database } from "@/db/client";
import { users } from "@/db/schema";
import type { JobData, JobName } from "@/lib/jobs/queues";
import { performJob } from "@/lib/worker/perform-job";

/** One job, as the process does it that works an instance's jobs; begins at a word of who started it. */
const [name = "", told = "null"] = process.argv.slice(2);
await database().$count(users);
process.stdout.write("ready\n");
await once(process.stdin, "data");
await performJob(name as JobName, JSON.parse(told) as JobData<JobName>);
process.exit();
