import { readFileSync, writeFileSync } from "node:fs";
import { tablesOfDocument } from "@/lib/privacy/document";

const path = "docs/privacy.md";
const head = "## Table by table\n\n";
const [before] = readFileSync(path, "utf8").split(head);
writeFileSync(path, `${before}${head}${tablesOfDocument()}\n`);
