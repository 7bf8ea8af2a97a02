import { readFileSync, writeFileSync } from "node:fs";
import { withRooms } from "./boundaries/rooms-table";

const path = "docs/architecture.md";
writeFileSync(path, withRooms(readFileSync(path, "utf8")));
