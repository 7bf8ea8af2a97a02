/** Days count back from today. */
export type Delivery = {
  codes: string[];
  cost: string;
  maintenance?: string;
  weekdays?: number[];
  everyDays?: number;
  monthdays?: number[];
  daysAgo: number;
  /** Days from today; open without it. */
  endsIn?: number;
  /** Days from today on which they are thought to be back. */
  returnsIn?: number;
};

export type DemoProject = {
  client: string;
  location: string;
  cardinal_point: string;
  contact_name: string;
  contact_phone: string;
  bloque: string;
  coordinates?: string;
  daysAgo: number;
  endsIn?: number;
  deliveries: Delivery[];
  retired?: { codes: string[]; daysAgo: number; reason: string };
  closedDaysAgo?: number;
  /** Work on its units is charged twice, once rightly. */
  isDoublyCharged?: boolean;
  /** Days ago; its first unit costs more since. */
  changesPrice?: number;
};
