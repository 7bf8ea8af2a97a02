import { rm } from "node:fs/promises";
import type { ReceivedFile } from "./received-file";

/** One that was stored meanwhile is no longer here. */
export const discardReceived = (file: ReceivedFile): Promise<void> =>
  rm(file.path, { force: true });
