import { ActLink } from "@/components/ui/act-link";
import { links } from "@/lib/links/pages";

/** What is left to do with a scan batch of which nothing was filed. */
export const ScanAgain = ({ projectId }: { projectId: number }) => (
  <ActLink href={links.bulkCustody(projectId)}>Subir otro escaneo</ActLink>
);
