import type { Role, Visit } from "../context";

type Permission = { act: "read" | "write"; roles: readonly Role[] };

const office: readonly Role[] = ["ADMINISTRATIVO"];
const everyone: readonly Role[] = ["ADMINISTRATIVO", "TECNICO"];
const read = (roles: readonly Role[]): Permission => ({ act: "read", roles });
const write = (roles: readonly Role[]): Permission => ({ act: "write", roles });

/** Who may do what (contract, section 2): every endpoint, action, menu entry and button asks here. */
export const permissions = {
  "session.open": write(everyone),
  "session.read": read(everyone),
  "session.write": write(everyone),
  "tokens.list": read(everyone),
  "tokens.create": write(everyone),
  "tokens.revoke": write(everyone),
  "profile.update": write(everyone),
  "users.list": read(office),
  "users.get": read(office),
  "users.create": write(office),
  "users.update": write(office),
  "users.delete": write(office),
  "settings.get": read(office),
  "settings.update": write(office),
  "history.list": read(office),
  "api.reference": read(everyone),
  "partners.list": read(everyone),
  "partners.get": read(everyone),
  "partners.create": write(office),
  "partners.update": write(office),
  "partners.delete": write(office),
  "projects.list": read(everyone),
  "projects.get": read(everyone),
  "projects.overview": read(everyone),
  "projects.create": write(office),
  "projects.update": write(office),
  "projects.delete": write(office),
  "closure.review": read(everyone),
  "closure.close": write(office),
  "equipment.list": read(everyone),
  "equipment.get": read(everyone),
  "equipment.available": read(everyone),
  "equipment.create": write(office),
  "equipment.update": write(everyone),
  "equipment.updateAnyField": write(office),
  "equipment.retire": write(office),
  "equipment.delete": write(office),
  "assignments.list": read(everyone),
  "assignments.add": write(office),
  "assignments.update": write(office),
  "assignments.release": write(office),
  "assignments.remove": write(office),
  "assignments.reactivate": write(office),
  "worksheets.list": read(everyone),
  "worksheets.get": read(everyone),
  "worksheets.unbilled": read(everyone),
  "worksheets.create": write(office),
  "worksheets.update": write(office),
  "worksheets.delete": write(office),
  "worksheets.reopen": write(office),
  "worksheets.refresh": write(office),
  "worksheets.addLine": write(office),
  "worksheets.updateLine": write(office),
  "worksheets.removeLine": write(office),
  "worksheets.setLineDays": write(office),
  "custody.list": read(everyone),
  "custody.get": read(everyone),
  "custody.create": write(everyone),
  "custody.update": write(everyone),
  "custody.renumber": write(everyone),
  "custody.delete": write(office),
  "maintenance.list": read(everyone),
  "maintenance.get": read(everyone),
  "maintenance.create": write(everyone),
  "maintenance.update": write(everyone),
  "maintenance.approve": write(office),
  "maintenance.delete": write(office),
  "shipping.list": read(everyone),
  "shipping.get": read(everyone),
  "shipping.create": write(office),
  "shipping.update": write(office),
  "shipping.delete": write(office),
  "calendar.list": read(everyone),
  "calendar.get": read(everyone),
  "calendar.create": write(everyone),
  "calendar.update": write(everyone),
  "calendar.move": write(everyone),
  "calendar.delete": write(office),
  "schedule.list": read(everyone),
  "schedule.mark": write(everyone),
  "schedule.undo": write(everyone),
  "search.everything": read(everyone),
  "search.usedValues": read(everyone),
  "vehicles.list": read(everyone),
  "vehicles.get": read(everyone),
  "vehicles.create": write(office),
  "vehicles.update": write(office),
  "vehicles.delete": write(office),
  "vehicles.listCertifications": read(everyone),
  "vehicles.saveCertification": write(office),
  "vehicles.removeCertification": write(office),
  "vehicles.listPasses": read(everyone),
  "vehicles.savePass": write(office),
  "vehicles.removePass": write(office),
  "staff.list": read(everyone),
  "staff.get": read(everyone),
  "staff.create": write(office),
  "staff.update": write(office),
  "staff.delete": write(office),
  "staff.listPasses": read(everyone),
  "staff.savePass": write(office),
  "staff.removePass": write(office),
  "staff.listVaccines": read(everyone),
  "staff.saveVaccine": write(office),
  "staff.removeVaccine": write(office),
  "alerts.list": read(everyone),
  "files.fields": read(everyone),
  "files.find": read(everyone),
  "files.download": read(everyone),
  "files.attach": write(everyone),
  "files.replace": write(office),
  "files.detach": write(office),
  "files.countPages": read(everyone),
  "files.tree": read(everyone),
  "files.projectTree": read(everyone),
  "files.merge": read(everyone),
  "files.print": read(everyone),
  "files.bulkCustody": write(office),
  "files.scanCustody": write(office),
  "files.getScan": read(office),
  "files.listRemoved": read(office),
  "files.restore": write(office),
} as const satisfies Record<string, Permission>;

export type Operation = keyof typeof permissions;

export const isOperation = (name: string): name is Operation => Object.hasOwn(permissions, name);

export const actOf = (operation: Operation): Permission["act"] => permissions[operation].act;

/** Whether the role may perform the operation. */
export const roleMay = (role: Role, operation: Operation): boolean =>
  permissions[operation].roles.some((allowed) => allowed === role);

/** Whether the caller may: his role allows it and his token's scope does too. */
export const may = (visit: Visit, operation: Operation): boolean =>
  roleMay(visit.user.role, operation) && (visit.scope === "write" || actOf(operation) === "read");

/** The operations of a role, for menus and buttons. */
export const operationsOf = (role: Role): Operation[] =>
  (Object.keys(permissions) as Operation[]).filter((operation) => roleMay(role, operation));
