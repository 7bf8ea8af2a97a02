/** A rejection before anybody awaits it does not count as unhandled. */
export function heard<T>(work: Promise<T>): Promise<T> {
  work.catch(() => undefined);
  return work;
}
