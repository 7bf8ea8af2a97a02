import "./runtime.mjs";
import { withDatabase } from "./with-database.mjs";

await withDatabase("adopt-store", { name: "store:adopt" });
