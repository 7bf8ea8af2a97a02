import { writeFileSync } from "node:fs";
import { openApiOf } from "@/lib/http/openapi";
import { documentedOperations } from "./documented-operations";

const [, , file] = process.argv;
const text = JSON.stringify(openApiOf(await documentedOperations()));
if (file) writeFileSync(file, text);
else process.stdout.write(text);
