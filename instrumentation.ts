/** Runs once when a process of the server starts. */
export async function register() {
  // biome-ignore lint/style/noProcessEnv: the bundler replaces it, so that other runtimes leave this out
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { whenChosen } = await import("@/lib/kernel/processes");
  const { goOwnRound, goRounds } = await import("@/lib/worker/rounds");
  const { sweepFilesEveryHour } = await import("@/lib/worker/sweep-files-every-hour");
  goOwnRound();
  whenChosen(() => {
    goRounds();
    sweepFilesEveryHour();
  });
}
