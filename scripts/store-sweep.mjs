import "./runtime.mjs";
import { withDatabase } from "./with-database.mjs";

await withDatabase("sweep-store", { name: "store:sweep" });
