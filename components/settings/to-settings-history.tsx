import { History } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { links } from "@/lib/links/pages";

export const ToSettingsHistory = () => (
  <Button asChild>
    <Link href={`${links.history}?recordType=settings`}>
      <History aria-hidden="true" />
      Ver cambios
    </Link>
  </Button>
);
