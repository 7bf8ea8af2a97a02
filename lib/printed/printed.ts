/** The same bytes for the same data. */
export type Printed = { fileName: string; bytes: Uint8Array };
