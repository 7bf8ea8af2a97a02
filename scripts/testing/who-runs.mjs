import "../runtime.mjs";
import { text } from "node:stream/consumers";

const [task = "", ...words] = process.argv.slice(2);
const path = String(process.env.PATH).split(":");

const tasks = {
  tell: async () => {
    const { pid, ppid, version, execPath, execArgv } = process;
    const heard = await text(process.stdin);
    console.log(JSON.stringify({ pid, ppid, version, execPath, execArgv, path, words, heard }));
  },
  fail: () => process.exit(7),
  die: () => process.kill(process.pid, "SIGKILL"),
  wait: () => {
    const ends = setTimeout(() => undefined, 60_000);
    for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"]))
      process.on(signal, () => {
        console.log(`got ${signal}`);
        clearTimeout(ends);
        process.exitCode = 3;
      });
    console.log(`pid ${process.pid}`);
  },
};

await tasks[/** @type {keyof typeof tasks} */ (task)]();
