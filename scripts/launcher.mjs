import { commandOf, parentOf } from "./processes.mjs";

/** npm passes no signal on when it is ended; its script notices that its parent is gone. @param {() => void} onGone */
export function followLauncher(onGone) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const isShell = / -c /.test(commandOf(parent));
  const grandparent = parentOf(parent);
  const isAlone = () => process.ppid !== parent || (isShell && parentOf(parent) !== grandparent);
  const watch = setInterval(() => {
    if (!isAlone()) return;
    clearInterval(watch);
    onGone();
  }, 500);
  watch.unref();
}
