"use client";

import type { ReactNode } from "react";
import { links } from "@/lib/links/pages";
import { useOffice } from "../lists/office-context";
import { TextLink } from "../ui/text-link";

interface WorksheetLinkProps {
  projectId: number;
  sheetId: number;
  /** Where the sheet cannot be opened; the children by default. */
  instead?: ReactNode;
  children: ReactNode;
}

/** Leads nowhere where the sheet is not open to its reader. */
export const WorksheetLink = ({ projectId, sheetId, instead, children }: WorksheetLinkProps) =>
  useOffice()?.seesMoney === false ? (
    (instead ?? children)
  ) : (
    <TextLink href={links.worksheet(projectId, sheetId)}>{children}</TextLink>
  );
