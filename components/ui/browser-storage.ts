/** What the work with the browser's storage gives; null with storage full, switched off or unreadable: all works without. */
export function inStorage<Result>(work: (storage: Storage) => Result): Result | null {
  try {
    return work(window.localStorage);
  } catch {
    return null;
  }
}
