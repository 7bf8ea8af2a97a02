import { type reservationGuards, reservationStatuses } from "@/db/values";
import { Refused } from "../kernel/errors";

export type ReservationStatus = (typeof reservationStatuses)[number];

const next: Record<ReservationStatus, readonly ReservationStatus[]> = {
  DRAFT: ["HELD", "CONFIRMED", "CANCELLED"],
  HELD: ["CONFIRMED", "EXPIRED", "CANCELLED"],
  CONFIRMED: ["CONVERTED", "CANCELLED"],
  EXPIRED: ["HELD", "CONFIRMED", "CANCELLED"],
  CONVERTED: [],
  CANCELLED: [],
};

/** The status that each move ends in. */
export const reservationMoves = {
  hold: { to: "HELD" },
  confirm: { to: "CONFIRMED" },
  expire: { to: "EXPIRED" },
  convert: { to: "CONVERTED" },
  cancel: { to: "CANCELLED" },
} as const satisfies Record<string, { to: ReservationStatus }>;

export type ReservationMove = keyof typeof reservationMoves;

type WithStatus = { status: ReservationStatus };
type Held = WithStatus & { holdUntil: Date | null };

export const isOnHold = ({ status }: WithStatus): boolean => status === reservationMoves.hold.to;

const isConfirmed = ({ status }: WithStatus): boolean => status === reservationMoves.confirm.to;

export const isConverted = ({ status }: WithStatus): boolean =>
  status === reservationMoves.convert.to;

/** It keeps its units from others: the lines stay as they were promised. */
export const isPromised = (reservation: WithStatus): boolean =>
  isOnHold(reservation) || isConfirmed(reservation);

/** Nothing more will become of it. */
export const isReservationOver = ({ status }: WithStatus): boolean => next[status].length === 0;

/** What it asks for may still be changed. */
export const isRewritable = (reservation: WithStatus): boolean =>
  !isPromised(reservation) && !isReservationOver(reservation);

export const promisedStatuses = reservationStatuses.filter((status) => isPromised({ status }));

/** A hold whose time is over has lapsed, though nobody has written it down yet. */
export const statusAt = <R extends Held>(reservation: R, now: Date): ReservationStatus =>
  isOnHold(reservation) && reservation.holdUntil !== null && reservation.holdUntil <= now
    ? reservationMoves.expire.to
    : reservation.status;

export const mayBecome = ({ status }: WithStatus, move: ReservationMove): boolean =>
  next[status].includes(reservationMoves[move].to);

/** 400 unless the move leads on from its status. */
export function assertReservationMove(reservation: WithStatus, move: ReservationMove) {
  if (!mayBecome(reservation, move))
    throw new Refused("La reserva no está en un estado que lo permita.", "reservation_status");
}

/** Promises keep units from others, or yield to whoever assigns one. */
export const doPromisesBlock = (guard: (typeof reservationGuards)[number]): boolean =>
  guard === "CONFIRMED";

/** Of those that are not over: what a closed project asked for falls away. */
export const endableStatuses = reservationStatuses.filter(
  (status) => !isReservationOver({ status }),
);
