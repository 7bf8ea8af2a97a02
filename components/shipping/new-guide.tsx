import { Plus } from "lucide-react";
import Link from "next/link";
import { Button } from "@/components/ui/button";
import { links } from "@/lib/links/pages";

export const NewGuide = ({ projectId }: { projectId?: number }) => (
  <Button asChild variant="primary">
    <Link href={links.newShippingGuide(projectId)}>
      <Plus aria-hidden="true" />
      Nueva guía
    </Link>
  </Button>
);
