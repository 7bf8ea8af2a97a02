import "./runtime.mjs";
import { ensureBuild } from "./build.mjs";

await ensureBuild().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
