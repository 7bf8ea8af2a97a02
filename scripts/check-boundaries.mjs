import "./runtime.mjs";
import { crossingsIn } from "./boundaries/check.mjs";
import { root } from "./root.mjs";

const crossings = crossingsIn(root);
for (const crossing of crossings) console.error(crossing);
if (crossings.length > 0) process.exitCode = 1;
else console.log("No import and no write crosses a border of the house.");
