import type { TokenScope } from "../kernel/context";

export const isReadOnly = ({ scope }: { scope: TokenScope }): boolean => scope === "read";
