import type { routeStatuses } from "@/db/values";

type RouteStatus = (typeof routeStatuses)[number];

/** Planned, or changed since he was told. */
export const draftRoute = "DRAFT" satisfies RouteStatus;

export const publishedRoute = "PUBLISHED" satisfies RouteStatus;
