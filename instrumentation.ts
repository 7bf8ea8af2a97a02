/** Runs once when the server starts. */
export async function register() {
  // biome-ignore lint/style/noProcessEnv: the bundler replaces it, so that other runtimes leave this out
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { goRounds } = await import("@/lib/worker/rounds");
  const { sweepFilesEveryHour } = await import("@/lib/worker/sweep-files-every-hour");
  goRounds();
  sweepFilesEveryHour();
}
