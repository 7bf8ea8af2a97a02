import "./runtime.mjs";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { bundle } from "./bundle.mjs";
import { builtCommands, commands } from "./commands.mjs";

rmSync(builtCommands, { recursive: true, force: true });
await bundle(
  commands.map((name) => join("scripts", `${name}.ts`)),
  builtCommands,
);
