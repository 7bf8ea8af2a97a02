export const cardinalPoints = ["N", "S", "E", "W", "NE", "NW", "SE", "SW"] as const;

export const resourceKinds = ["EQUIPO", "SERVICIO"] as const;

export const frequencyTypes = ["DAY", "WEEK", "MONTH"] as const;
