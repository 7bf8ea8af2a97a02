import "./runtime.mjs";
import { withDatabase } from "./with-database.mjs";

await withDatabase("restore-backup.ts", { name: "restore", alone: true });
