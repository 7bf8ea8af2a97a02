import { TextLink } from "@/components/ui/text-link";
import { links } from "@/lib/links/pages";

interface BilledProjectProps {
  id: number;
  location: string;
  partnerName: string;
}

export const BilledProject = ({ id, location, partnerName }: BilledProjectProps) => (
  <span className="block">
    <TextLink href={links.projectWorksheets(id)}>{location}</TextLink>
    <span className="block text-muted text-xs">{partnerName}</span>
  </span>
);
