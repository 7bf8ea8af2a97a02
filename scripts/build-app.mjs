import "./runtime.mjs";
import { ensureBuild } from "./build.mjs";

await ensureBuild();
