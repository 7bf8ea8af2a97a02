import { TextLink } from "@/components/ui/text-link";
import { TwoLines } from "@/components/ui/two-lines";
import { links } from "@/lib/links/pages";

interface BilledProjectProps {
  id: number;
  location: string;
  partnerName: string;
}

export const BilledProject = ({ id, location, partnerName }: BilledProjectProps) => (
  <TwoLines
    first={<TextLink href={links.projectWorksheets(id)}>{location}</TextLink>}
    second={partnerName}
  />
);
