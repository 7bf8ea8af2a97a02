import { AsyncLocalStorage } from "node:async_hooks";

type Transaction = { isOpen: boolean };

const held = globalThis as { faenaTransaction?: AsyncLocalStorage<Transaction> };
held.faenaTransaction ??= new AsyncLocalStorage();
const current = held.faenaTransaction;

/** Runs the work of a transaction, so that whatever it calls can tell that one is open. */
export async function inside<T>(work: () => Promise<T>): Promise<T> {
  const transaction = { isOpen: true };
  try {
    return await current.run(transaction, work);
  } finally {
    transaction.isOpen = false;
  }
}

/** Throws while a transaction is open: what is slow would keep its connection, and every lock on it, as long as it likes. */
export function assertOutside(slow: string): void {
  if (current.getStore()?.isOpen)
    throw new Error(`${slow}: before a transaction or after it, never inside.`);
}

/** Runs what a command does to a database that nobody else uses yet: its transaction holds nobody up. */
export const alone = <T>(work: () => Promise<T>): Promise<T> =>
  current.run({ isOpen: false }, work);
