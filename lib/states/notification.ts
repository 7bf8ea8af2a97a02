import type { notificationWays } from "@/db/values";

export type NotificationWay = (typeof notificationWays)[number];

type Rules = { isKept: boolean; isMailed: boolean };

const wayRules: Record<NotificationWay, Rules> = {
  BELL: { isKept: true, isMailed: false },
  MAIL: { isKept: true, isMailed: true },
  NONE: { isKept: false, isMailed: false },
};

/** Where somebody said nothing. */
export const usualWay = "BELL" satisfies NotificationWay;

export const isKept = (way: NotificationWay): boolean => wayRules[way].isKept;

export const isMailed = (way: NotificationWay): boolean => wayRules[way].isMailed;
