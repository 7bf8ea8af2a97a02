import {
  BookOpenText,
  Building2,
  CalendarDays,
  DoorOpen,
  Droplets,
  FolderKanban,
  FolderOpen,
  HandCoins,
  HardHat,
  History,
  House,
  type LucideIcon,
  Package,
  ReceiptText,
  Settings,
  ShieldCheck,
  Toilet,
  Truck,
  Users,
  Wrench,
} from "lucide-react";

export interface Room {
  label: string;
  href: string;
  icon: LucideIcon;
  group: string | null;
  /** Null is for everybody. */
  operation: string | null;
}

const room = (
  group: string | null,
  [label, href, icon, operation]: [string, string, LucideIcon, string | null],
): Room => ({ label, href, icon, group, operation });

export const rooms: readonly Room[] = [
  room(null, ["Inicio", "/", House, null]),
  room("Operación", ["Proyectos", "/projects", FolderKanban, "projects.list"]),
  room("Operación", ["Planillas", "/worksheets", ReceiptText, "worksheets.list"]),
  room("Operación", ["Hecho y no facturado", "/unbilled", HandCoins, "worksheets.unbilled"]),
  room("Operación", ["Cadenas de custodia", "/custody", Droplets, "custody.list"]),
  room("Operación", ["Mantenimiento", "/maintenance", Wrench, "maintenance.list"]),
  room("Operación", ["Guías de remisión", "/shipping", Package, "shipping.list"]),
  room("Operación", ["Calendario", "/calendar", CalendarDays, "calendar.list"]),
  room("Recursos", ["Clientes", "/partners", Building2, "partners.list"]),
  room("Recursos", ["Equipos y servicios", "/equipment", Toilet, "equipment.list"]),
  room("Recursos", ["Vehículos", "/vehicles", Truck, "vehicles.list"]),
  room("Recursos", ["Técnicos", "/staff", HardHat, "staff.list"]),
  room("Recursos", ["Cumplimiento", "/compliance", ShieldCheck, "alerts.list"]),
  room("Consulta", ["Documentos", "/documents", FolderOpen, "files.tree"]),
  room("Consulta", ["Referencia de la API", "/api-reference", BookOpenText, "api.reference"]),
  room("Administración", ["Usuarios", "/users", Users, "users.list"]),
  room("Administración", ["Configuración", "/settings", Settings, "settings.get"]),
  room("Administración", ["Registro de cambios", "/history", History, "history.list"]),
  room("Administración", ["Registro de accesos", "/access-log", DoorOpen, "access.list"]),
];

export const roomsFor = (allowed: readonly string[]) =>
  rooms.filter(({ operation }) => operation === null || allowed.includes(operation));

export const roomOf = (path: string): Room | undefined =>
  rooms.find(({ href }) =>
    href === "/" ? path === "/" : path === href || path.startsWith(`${href}/`),
  );
