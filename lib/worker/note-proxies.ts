import { houseContext } from "./house-context";
import { noteSeenProxy } from "./watch-proxy";

const twentySeconds = 20_000;

/** What each process has met by itself, which no other can be asked. The next time tries again. */
export function noteProxies() {
  const note = async () => noteSeenProxy(await houseContext());
  // biome-ignore lint/suspicious/noConsole: nobody else hears of it
  setInterval(() => void note().catch(console.error), twentySeconds).unref();
}
