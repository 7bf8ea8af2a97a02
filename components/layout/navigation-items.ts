import {
  Bookmark,
  BookOpenText,
  Building2,
  CalendarDays,
  CalendarSearch,
  ChartColumn,
  DoorOpen,
  Droplets,
  FolderKanban,
  FolderOpen,
  FolderPlus,
  HandCoins,
  HardHat,
  HeartPulse,
  History,
  House,
  ListChecks,
  type LucideIcon,
  Mail,
  Package,
  ReceiptText,
  Route,
  Settings,
  ShieldCheck,
  ShieldQuestionMark,
  Tags,
  Toilet,
  Truck,
  Users,
  Wrench,
} from "lucide-react";
import { links } from "@/lib/links/pages";

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
  room(null, ["Inicio", links.home, House, null]),
  room("Operación", ["Proyectos", links.projects, FolderKanban, "projects.list"]),
  room("Operación", ["Plantillas de proyecto", links.templates, FolderPlus, "templates.list"]),
  room("Operación", ["Planillas", links.worksheets, ReceiptText, "worksheets.list"]),
  room("Operación", ["Hecho y no facturado", links.unbilled, HandCoins, "worksheets.unbilled"]),
  room("Operación", ["Cadenas de custodia", links.custody, Droplets, "custody.list"]),
  room("Operación", ["Mantenimiento", links.maintenance, Wrench, "maintenance.list"]),
  room("Operación", ["Guías de remisión", links.shipping, Package, "shipping.list"]),
  room("Operación", ["Calendario", links.calendar, CalendarDays, "calendar.list"]),
  room("Operación", ["Planificación", links.dispatch, Route, "dispatch.board"]),
  room("Recursos", ["Clientes", links.partners, Building2, "partners.list"]),
  room("Recursos", ["Precios", links.prices, Tags, "prices.list"]),
  room("Recursos", ["Equipos y servicios", links.equipmentList, Toilet, "equipment.list"]),
  room("Recursos", ["Disponibilidad", links.availability, CalendarSearch, "availability.search"]),
  room("Recursos", ["Reservas", links.reservations, Bookmark, "reservations.list"]),
  room("Recursos", ["Vehículos", links.vehicles, Truck, "vehicles.list"]),
  room("Recursos", ["Técnicos", links.staff, HardHat, "staff.list"]),
  room("Recursos", ["Cumplimiento", links.compliance, ShieldCheck, "alerts.list"]),
  room("Consulta", ["Reportes", links.reports, ChartColumn, "reports.list"]),
  room("Consulta", ["Documentos", links.documents, FolderOpen, "files.tree"]),
  room("Consulta", ["Referencia de la API", links.apiReference, BookOpenText, "api.reference"]),
  room("Administración", ["Usuarios", links.users, Users, "users.list"]),
  room("Administración", ["Configuración", links.settings, Settings, "settings.get"]),
  room("Administración", [
    "Reglas de aptitud",
    links.complianceRules,
    ShieldQuestionMark,
    "compliance.rules",
  ]),
  room("Administración", ["Registro de cambios", links.history, History, "history.list"]),
  room("Administración", ["Registro de accesos", links.accessLog, DoorOpen, "access.list"]),
  room("Administración", ["Estado", links.status, HeartPulse, "service.state"]),
  room("Administración", ["Correos", links.mails, Mail, "mails.list"]),
  room("Administración", ["Tareas", links.jobs, ListChecks, "jobs.list"]),
];

export const roomsFor = (allowed: readonly string[]) =>
  rooms.filter(({ operation }) => operation === null || allowed.includes(operation));

export const roomOf = (path: string): Room | undefined =>
  rooms.find(({ href }) =>
    href === "/" ? path === "/" : path === href || path.startsWith(`${href}/`),
  );
