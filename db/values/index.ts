/** Closed lists of words of the specification and the contract; they import nothing. */
export * from "./access";
export * from "./accounts";
export * from "./agenda";
export * from "./compliance";
export * from "./equipment";
export * from "./field-work";
export * from "./files";
export * from "./history";
export * from "./mail";
export * from "./plan";
export * from "./prices";
export * from "./projects";
export * from "./reports";
export * from "./staff";
export * from "./vehicles";
export * from "./worksheets";
