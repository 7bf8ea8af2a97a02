import "./runtime.mjs";
import { withDatabase } from "./with-database.mjs";

await withDatabase("write-backup", { name: "backup" });
