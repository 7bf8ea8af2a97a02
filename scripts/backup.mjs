import "./runtime.mjs";
import { withDatabase } from "./with-database.mjs";

await withDatabase("write-backup.ts", { name: "backup" });
