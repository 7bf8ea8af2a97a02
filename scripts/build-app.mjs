import { ensureBuild } from "./build.mjs";

await ensureBuild();
