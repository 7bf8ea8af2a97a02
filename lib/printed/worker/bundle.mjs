import { join } from "node:path";
import { build } from "esbuild";

export async function bundleDrawings() {
  const { outputFiles } = await build({
    absWorkingDir: process.cwd(),
    entryPoints: [join("lib", "printed", "drawings.ts")],
    bundle: true,
    write: false,
    platform: "node",
    target: "node20",
    format: "esm",
    banner: {
      js: 'import { createRequire } from "node:module"; const require = createRequire(process.cwd() + "/");',
    },
  });
  return outputFiles[0].text;
}
