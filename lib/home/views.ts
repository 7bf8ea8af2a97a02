/** The parts of the first screen, each an address of its own; the first is where people arrive. */
export const homeViews = ["hoy", "mes", "equipos"] as const;

export type HomeView = (typeof homeViews)[number];

export const viewOf = (asked: string | string[] | undefined): HomeView =>
  homeViews.find((view) => view === asked) ?? "hoy";
