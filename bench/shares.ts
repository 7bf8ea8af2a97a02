/** Milliseconds below which a share of the times lies, in words; the longest for 1. */
export function sharesOf(times: readonly number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  return (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(0);
}
