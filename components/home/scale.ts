const steps = [1, 2, 3, 4, 6, 8, 10];

/** A round number at least as large as every value; 1 without any. */
export function topOf(values: readonly number[]): number {
  const most = Math.max(0, ...values);
  if (most === 0) return 1;
  const power = 10 ** Math.floor(Math.log10(most));
  const step = steps.find((each) => each * power >= most) ?? 10;
  return step * power;
}
