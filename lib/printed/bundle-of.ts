import { join } from "node:path";

/** Where the drawings are bundled before the program runs; null where a process bundles them itself, from sources. */
export function bundleOf(environment: string | undefined): string | null {
  if (environment === "production") return join(process.cwd(), ".next", "drawings.mjs");
  return environment === "test" ? join(process.cwd(), ".tmp", "drawings.mjs") : null;
}
