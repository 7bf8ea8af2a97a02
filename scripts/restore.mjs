import "./runtime.mjs";
import { withDatabase } from "./with-database.mjs";

await withDatabase("restore-backup", { name: "restore", alone: true });
