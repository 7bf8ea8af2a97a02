import { History } from "lucide-react";
import Link from "next/link";
import { Button } from "@/components/ui/button";
import { links } from "@/lib/links/pages";

export const ToSettingsHistory = () => (
  <Button asChild>
    <Link href={`${links.history}?recordType=settings`}>
      <History aria-hidden="true" />
      Ver cambios
    </Link>
  </Button>
);
