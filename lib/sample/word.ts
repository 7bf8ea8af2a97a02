/** Typed, so that nobody removes the sample by mistake. */
export const sampleWord = "QUITAR";
