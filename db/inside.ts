import { AsyncLocalStorage } from "node:async_hooks";

type Transaction = { isOpen: boolean };

const held = globalThis as { faenaTransaction?: AsyncLocalStorage<Transaction> };
held.faenaTransaction ??= new AsyncLocalStorage();
const current = held.faenaTransaction;

/** Lets what the work calls tell that a transaction is open. */
export async function inside<T>(work: () => Promise<T>): Promise<T> {
  const transaction = { isOpen: true };
  try {
    return await current.run(transaction, work);
  } finally {
    transaction.isOpen = false;
  }
}

/** Throws inside a transaction, whose connection and locks a slow call would keep. */
export function assertOutside(slow: string): void {
  if (current.getStore()?.isOpen)
    throw new Error(`${slow}: before a transaction or after it, never inside.`);
}

/** For a command on a database that nobody else uses yet: slow calls inside its transaction are allowed. */
export const alone = <T>(work: () => Promise<T>): Promise<T> =>
  current.run({ isOpen: false }, work);
