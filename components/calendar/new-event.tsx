import { Plus } from "lucide-react";
import Link from "next/link";
import { Button } from "@/components/ui/button";
import { links } from "@/lib/links/pages";

export const NewEvent = ({ projectId }: { projectId?: number }) => (
  <Button asChild variant="primary">
    <Link href={links.newCalendarEvent(projectId)}>
      <Plus aria-hidden="true" />
      Nuevo evento
    </Link>
  </Button>
);
