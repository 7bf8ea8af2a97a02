import { existsSync, mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { run } from "./children.mjs";
import { root } from "./root.mjs";

const rooms = ["app", "components", "db", "lib", "e2e"];
const home = join(root, "node_modules", "dependency-cruiser");

/** dependency-cruiser reads TypeScript through the API that version 7 no longer has; without it, it passes everything. */
function lendTypeScript() {
  const place = join(home, "node_modules", "typescript");
  if (existsSync(place)) return;
  mkdirSync(join(home, "node_modules"), { recursive: true });
  symlinkSync(join("..", "..", "typescript-6"), place, "junction");
}

lendTypeScript();
await run(
  process.execPath,
  [
    join(home, "bin", "dependency-cruise.mjs"),
    ...rooms.filter((room) => existsSync(join(root, room))),
    ...["--config", ".dependency-cruiser.cjs"],
  ],
  { cwd: root },
).catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
