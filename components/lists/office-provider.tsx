"use client";

import type { ReactNode } from "react";
import { type OfficeAround, OfficeContext } from "./office-context";

export const OfficeProvider = ({ children, ...around }: OfficeAround & { children: ReactNode }) => (
  <OfficeContext value={around}>{children}</OfficeContext>
);
