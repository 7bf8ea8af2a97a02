/** Milliseconds since 1970-01-01, UTC. */
export const instantAt = (milliseconds: number): Date => new Date(milliseconds);

export const instantAfter = (instant: Date, milliseconds: number): Date =>
  instantAt(instant.getTime() + milliseconds);

export const instantBefore = (instant: Date, milliseconds: number): Date =>
  instantAfter(instant, -milliseconds);
