import { writeFileSync } from "node:fs";
import { openApiOf } from "@/lib/http/openapi";
import { documentedOperations } from "./documented-operations";

/** Into the file that is named, or to standard output. */
const [, , file] = process.argv;
const text = JSON.stringify(openApiOf(await documentedOperations()));
if (file) writeFileSync(file, text);
else process.stdout.write(text);
