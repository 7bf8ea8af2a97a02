import { links } from "@/lib/links/pages";
import type { FamilyHelp } from "./family-help";

/** Who comes in, how the company is set up, and how the service itself does. */
export const administrationHelp: readonly FamilyHelp[] = [
  {
    under: links.apiReference,
    title: "Referencia de la API",
    does: "Lo que otros sistemas pueden pedir y cómo.",
    steps: ["Un token se crea en el perfil de cada usuario."],
  },
  {
    under: links.users,
    title: "Usuarios",
    does: "Quién entra y con qué papel.",
    steps: ["El papel decide lo que cada quien puede ver y hacer."],
  },
  {
    under: links.settings,
    title: "Configuración",
    does: "La empresa, su logo, el IVA, los días de aviso y los bloques.",
    steps: [
      "El nombre y el logo salen en cada documento impreso.",
      "«Quitar los datos de muestra» quita en un acto lo que vino con la instalación.",
    ],
  },
  {
    under: links.history,
    title: "Registro de cambios",
    does: "Quién cambió qué y cuándo.",
    steps: [
      "Filtre por registro, persona o fecha; abra una fila para ver lo de antes y lo de ahora.",
    ],
  },
  {
    under: links.accessLog,
    title: "Registro de accesos",
    does: "Quién entró, quién lo intentó y qué cambió de sus permisos.",
    steps: ["Muchos intentos fallidos seguidos bloquean la entrada por un rato."],
  },
  {
    under: links.status,
    title: "Estado",
    does: "Si el servicio está bien y qué hacer donde no.",
    steps: ["Cada aviso dice desde cuándo y cómo se resuelve."],
  },
  {
    under: links.mails,
    title: "Correos",
    does: "Los correos que el servicio escribe.",
    steps: ["Uno que no salió se puede enviar otra vez."],
  },
  {
    under: links.jobs,
    title: "Tareas",
    does: "Lo que el servicio hace por sí mismo.",
    steps: ["Lo que falló dice por qué, y se puede reintentar."],
  },
];
