export * from "./accounts";
export * from "./billing";
export * from "./equipment";
export * from "./field-work";
export * from "./files";
export * from "./projects";
export * from "./staff";
export * from "./vehicles";
