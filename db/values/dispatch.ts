export const routeStatuses = ["DRAFT", "PUBLISHED"] as const;
