import { closeDatabase } from "@/db/client";
import { fillEmptyDatabase } from "./demo/fill-empty-database";

if (!(await fillEmptyDatabase()))
  console.log("La base ya tiene usuarios: no se crean datos de demostración.");
await closeDatabase();
