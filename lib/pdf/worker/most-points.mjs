/** More pixels than any camera's; a decoded picture takes at least three bytes of memory for each. */
export const mostPoints = 120_000_000;
