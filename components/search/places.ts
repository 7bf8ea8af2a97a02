import { type LucideIcon, Plus } from "lucide-react";
import { roomsFor } from "@/components/layout/navigation-items";
import { links } from "@/lib/links/pages";
import { hasWords } from "@/lib/values/plain-text";

export interface Destination {
  label: string;
  href: string;
  icon: LucideIcon;
}

const beginnings: readonly [label: string, href: string, operation: string][] = [
  ["Nueva cadena de custodia", links.newCustody, "custody.create"],
  ["Nueva hoja de mantenimiento", links.newMaintenance(), "maintenance.create"],
  ["Nuevo evento", links.newCalendarEvent(), "calendar.create"],
  ["Nuevo proyecto", links.newProject, "projects.create"],
  ["Nueva guía de remisión", links.newShippingGuide(), "shipping.create"],
  ["Nuevo cliente", links.newPartner, "partners.create"],
  ["Nuevo equipo o servicio", links.newEquipment, "equipment.create"],
  ["Nuevo vehículo", links.newVehicle, "vehicles.create"],
  ["Nuevo técnico", links.newStaff, "staff.create"],
  ["Nuevo usuario", links.newUser, "users.create"],
];

export const beginningsFor = (allowed: readonly string[], words: string): Destination[] =>
  beginnings
    .filter(([label, , operation]) => allowed.includes(operation) && hasWords(label, words))
    .map(([label, href]) => ({ label, href, icon: Plus }));

export const placesFor = (allowed: readonly string[], words: string): Destination[] =>
  roomsFor(allowed)
    .filter(({ label }) => hasWords(label, words))
    .map(({ label, href, icon }) => ({ label, href, icon }));
