import { sweepFiles } from "../files/sweep-files";
import { keepHouse } from "./house-context";

const hour = 3_600_000;

/** Sweeps the files when the server starts and once an hour; it never keeps the process alive. */
export function sweepFilesEveryHour() {
  void keepHouse(sweepFiles);
  setInterval(() => keepHouse(sweepFiles), hour).unref();
}
