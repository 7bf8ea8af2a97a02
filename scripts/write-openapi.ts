import { mkdirSync, writeFileSync } from "node:fs";
import { openApiOf } from "@/lib/http/openapi";
import { documentedOperations } from "./documented-operations";

mkdirSync("docs/api", { recursive: true });
const document = openApiOf(await documentedOperations());
writeFileSync("docs/api/openapi.json", `${JSON.stringify(document, null, 2)}\n`);
