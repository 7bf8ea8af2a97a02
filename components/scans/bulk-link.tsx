import { FileStack } from "lucide-react";
import Link from "next/link";
import { Button } from "@/components/ui/button";
import { links } from "@/lib/links/pages";

interface BulkLinkProps {
  projectId: number;
  /** Offers the chains of this work sheet first. */
  worksheetId?: number;
}

/** The way to the bulk upload of signed custody sheets. */
export const BulkLink = ({ projectId, worksheetId }: BulkLinkProps) => (
  <Button asChild>
    <Link href={links.bulkCustody(projectId, worksheetId)}>
      <FileStack aria-hidden="true" />
      Carga masiva
    </Link>
  </Button>
);
