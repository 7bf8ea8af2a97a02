/** Days until a browser forgets what nobody came back to. */
const days = 30;

export const isKeptStill = (since: number): boolean => Date.now() - since <= days * 86_400_000;
