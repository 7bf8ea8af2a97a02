import type { NotificationWay } from "../states/notification";

export const notificationWayLabels: Record<NotificationWay, string> = {
  BELL: "En la campana",
  MAIL: "En la campana y por correo",
  NONE: "No avisar",
};
