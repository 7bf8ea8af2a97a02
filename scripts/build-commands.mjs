import "./runtime.mjs";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { builtCommands, commands } from "./commands.mjs";
import { root } from "./root.mjs";

rmSync(builtCommands, { recursive: true, force: true });
await build({
  absWorkingDir: root,
  entryPoints: commands.map((name) => join("scripts", `${name}.ts`)),
  bundle: true,
  splitting: true,
  outdir: builtCommands,
  outExtension: { ".js": ".mjs" },
  platform: "node",
  target: "node20",
  format: "esm",
  external: ["@node-rs/argon2", "pg-boss"],
  banner: {
    js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);',
  },
});
