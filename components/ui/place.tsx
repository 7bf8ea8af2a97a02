export const CampAndClient = ({ location, partner }: { location: string; partner: string }) => (
  <span className="block">
    <span className="block text-ink">{location}</span>
    <span className="block text-muted text-xs">{partner}</span>
  </span>
);
