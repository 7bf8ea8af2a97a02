import { TwoLines } from "./two-lines";

export const CampAndClient = ({ location, partner }: { location: string; partner: string }) => (
  <TwoLines first={location} second={partner} className="text-ink" />
);
