import "./runtime.mjs";
import { withDatabase } from "./with-database.mjs";

await withDatabase("adopt-store.ts", { name: "store:adopt" });
