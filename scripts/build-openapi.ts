import { writeFileSync } from "node:fs";
import { openApiOf } from "@/lib/http/openapi";
import { documentedOperations } from "./documented-operations";

/** The OpenAPI document of these sources, into the file that is named or to whoever asked. */
const [, , file] = process.argv;
const text = JSON.stringify(openApiOf(await documentedOperations()));
if (file) writeFileSync(file, text);
else process.stdout.write(text);
