/** After so many days a browser forgets what was typed or photographed and nobody came back to. */
const days = 30;

/** Whether what a browser keeps since then is still somebody's work. */
export const isKeptStill = (since: number): boolean => Date.now() - since <= days * 86_400_000;
