import type { routeStatuses } from "@/db/values";

type RouteStatus = (typeof routeStatuses)[number];

/** Planned, or changed since he was told. */
export const draftRoute = "DRAFT" satisfies RouteStatus;

export const publishedRoute = "PUBLISHED" satisfies RouteStatus;

type Told = { status: RouteStatus; publishedAt: Date | null; stops: readonly unknown[] };

export const isPublished = ({ status }: Pick<Told, "status">): boolean => status === publishedRoute;

/** An empty one is news only to whoever was told of another. */
export const isToPublish = ({ status, publishedAt, stops }: Told): boolean =>
  status === draftRoute && (stops.length > 0 || publishedAt !== null);
