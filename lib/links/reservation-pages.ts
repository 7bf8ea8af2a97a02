/** What a new reservation begins with. */
export interface ReservationAsked {
  from?: string;
  to?: string | null;
  type?: string;
  quantity?: number;
  /** That very unit is wished for. */
  unitId?: number;
  partnerId?: number;
  projectId?: number;
}

const names: Record<keyof ReservationAsked, string> = {
  from: "from",
  to: "to",
  type: "type",
  quantity: "quantity",
  unitId: "unit",
  partnerId: "partner_id",
  projectId: "project_id",
};

export function askedAddress(path: string, asked: ReservationAsked): string {
  const given = (Object.keys(names) as (keyof ReservationAsked)[]).flatMap((key) => {
    const value = asked[key];
    return value ? [[names[key], String(value)]] : [];
  });
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
}
