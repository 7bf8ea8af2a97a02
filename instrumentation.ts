/** Runs once when a process of the server starts. */
export async function register() {
  // biome-ignore lint/style/noProcessEnv: the bundler replaces it, so that other runtimes leave this out
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { whenChosen } = await import("@/lib/kernel/processes");
  const { keepOwnAssets } = await import("@/lib/worker/keep-own-assets");
  const { noteProxies } = await import("@/lib/worker/note-proxies");
  const { startWorking } = await import("@/lib/worker/start-working");
  noteProxies();
  await keepOwnAssets();
  // biome-ignore lint/suspicious/noConsole: nobody else hears of it
  whenChosen(() => void startWorking().catch(console.error));
}
