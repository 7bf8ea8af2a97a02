import { CalendarPlus } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { links } from "@/lib/links/pages";

export const MonthSheetsLink = () => (
  <Button asChild variant="primary">
    <Link href={links.monthWorksheets()}>
      <CalendarPlus aria-hidden="true" />
      Crear planillas del mes
    </Link>
  </Button>
);
