/** Null when storage is full, switched off or unreadable: everything works without it. */
export function inStorage<Result>(work: (storage: Storage) => Result): Result | null {
  try {
    return work(window.localStorage);
  } catch {
    return null;
  }
}
