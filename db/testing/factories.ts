import { createHash, randomBytes, randomInt } from "node:crypto";
import { hash as hashPassword } from "@node-rs/argon2";
import { database } from "../client";
import {
  apiTokens,
  assignments,
  attachments,
  calendarEvents,
  custodyChainItems,
  custodyChains,
  custodyScanPages,
  custodyScans,
  equipment,
  maintenanceSheets,
  partners,
  projects,
  sessions,
  shippingGuides,
  staff,
  staffPasses,
  users,
  vaccinations,
  vehicleCertificationRecords,
  vehiclePasses,
  vehicles,
  visits,
  worksheetLines,
  worksheets,
  writeOffs,
} from "../schema";
import type { roles, tokenScopes } from "../values";

type Row<T extends { $inferInsert: object }> = Partial<T["$inferInsert"]>;

/** Journeys of several workers share one database: each process counts from somewhere else. */
let serial = randomInt(1_000_000) * 1_000;
const next = () => {
  serial += 1;
  return serial;
};
const once = <T>(make: () => T) => {
  let made: { value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};
const hash = (secret: string) => createHash("sha256").update(secret).digest("hex");
const first = <T>(rows: T[]): T => {
  const [row] = rows;
  if (!row) throw new RangeError("no row");
  return row;
};

/** A user; his password cannot be used to sign in unless a hash is given. */
export const aUser = async (given: Row<typeof users> = {}) =>
  first(
    await database()
      .insert(users)
      .values({
        email: `persona${next()}@faena.test`,
        firstName: "Ana",
        lastName: "Cevallos",
        role: "ADMINISTRATIVO",
        passwordHash: "none",
        ...given,
      })
      .returning(),
  );

/** A password that every validator accepts. */
export const goodPassword = "Corriente-Napo-26";
const goodPasswordHash = once(() => hashPassword(goodPassword));

/** A user who can sign in with {@link goodPassword}. */
export const anAccount = async (given: Row<typeof users> = {}) =>
  aUser({ passwordHash: await goodPasswordHash(), ...given });

/** A signed-in member: his user and the value of his session cookie. */
export async function aSession(
  role: (typeof roles)[number] = "ADMINISTRATIVO",
  user = aUser({ role }),
) {
  const member = await user;
  const secret = randomBytes(24).toString("base64url");
  const expires = new Date(Date.now() + 3_600_000);
  await database()
    .insert(sessions)
    .values({ tokenHash: hash(secret), userId: member.id, expires });
  return { user: member, cookie: `sessionid=${secret}` };
}

/** A member's access token. */
export async function aToken(
  role: (typeof roles)[number] = "ADMINISTRATIVO",
  scope: (typeof tokenScopes)[number] = "write",
) {
  const user = await aUser({ role });
  const secret = randomBytes(24).toString("base64url");
  const values = { userId: user.id, name: "prueba", scope, tokenHash: hash(secret) };
  const token = first(await database().insert(apiTokens).values(values).returning());
  return { user, token, bearer: secret };
}

export const aPartner = async (given: Row<typeof partners> = {}) =>
  first(
    await database()
      .insert(partners)
      .values({
        businessTaxId: `17900${next()}001`,
        name: `Petrolera Amazonía ${serial}`,
        address: "Quito",
        ...given,
      })
      .returning(),
  );

export const aProject = async (given: Row<typeof projects> = {}) =>
  first(
    await database()
      .insert(projects)
      .values({
        partnerId: given.partnerId ?? (await aPartner()).id,
        location: "Campo Norte",
        startDate: "2026-01-01",
        ...given,
      })
      .returning(),
  );

export const anEquipment = async (given: Row<typeof equipment> = {}) =>
  first(
    await database()
      .insert(equipment)
      .values({ name: "Lavamanos doble", code: `EQ-${next()}`, type: "LVMNOS", ...given })
      .returning(),
  );

export const aService = (given: Row<typeof equipment> = {}) =>
  anEquipment({ name: "Limpieza", code: `SRV-${next()}`, type: "SERVIC", ...given });

/** An assignment; equipment given as rented stays as its row says, so give both. */
export const anAssignment = async (given: Row<typeof assignments> = {}) =>
  first(
    await database()
      .insert(assignments)
      .values({
        projectId: given.projectId ?? (await aProject()).id,
        equipmentId: given.equipmentId ?? (await anEquipment()).id,
        kind: "EQUIPO",
        description: "ALQUILER",
        cost: "10.00",
        startDate: "2026-01-01",
        ...given,
      })
      .returning(),
  );

/** A unit rented to a project, as the domain leaves it. */
export async function aRentedUnit(
  project: typeof projects.$inferSelect,
  given: Row<typeof assignments> = {},
) {
  const unit = await anEquipment({
    availability: "RENTADO",
    currentProjectId: project.id,
    currentLocation: project.location,
    commitmentDate: given.startDate ?? "2026-01-01",
  });
  return {
    unit,
    assignment: await anAssignment({ projectId: project.id, equipmentId: unit.id, ...given }),
  };
}

export const aWorksheet = async (given: Row<typeof worksheets> = {}) =>
  first(
    await database()
      .insert(worksheets)
      .values({
        projectId: given.projectId ?? (await aProject()).id,
        seriesCode: `FAE-PS-2026-${String(next()).padStart(4, "0")}`,
        date: "2026-01-31",
        issueDate: "2026-01-31",
        periodStart: "2026-01-01",
        periodEnd: "2026-01-31",
        ...given,
      })
      .returning(),
  );

export const aWorksheetLine = async (given: Row<typeof worksheetLines> = {}) =>
  first(
    await database()
      .insert(worksheetLines)
      .values({
        worksheetId: given.worksheetId ?? (await aWorksheet()).id,
        kind: "MANUAL",
        date: "2026-01-31",
        description: "Alquiler",
        quantity: "1",
        unitPrice: "10.00",
        subtotal: "10.00",
        isManual: true,
        ...given,
      })
      .returning(),
  );

export const aCustodyChain = async (given: Row<typeof custodyChains> = {}) =>
  first(
    await database()
      .insert(custodyChains)
      .values({
        worksheetId: given.worksheetId ?? (await aWorksheet()).id,
        consecutive: String(next()).padStart(7, "0"),
        date: "2026-01-15",
        waste: "AGUAS NEGRAS",
        contactName: "Luis Andrade",
        ...given,
      })
      .returning(),
  );

export const aCustodyChainItem = async (
  given: Row<typeof custodyChainItems> & { equipmentId: number },
) =>
  first(
    await database()
      .insert(custodyChainItems)
      .values({ chainId: given.chainId ?? (await aCustodyChain()).id, sequence: 1, ...given })
      .returning(),
  );

export const aMaintenanceSheet = async (given: Row<typeof maintenanceSheets> = {}) =>
  first(
    await database()
      .insert(maintenanceSheets)
      .values({
        sheetNumber: `MNT-2026-${String(next()).padStart(4, "0")}`,
        projectId: given.projectId ?? (await aProject()).id,
        equipmentId: given.equipmentId ?? (await anEquipment()).id,
        date: "2026-01-15",
        type: "PREVENTIVO",
        ...given,
      })
      .returning(),
  );

export const aShippingGuide = async (given: Row<typeof shippingGuides> = {}) =>
  first(
    await database()
      .insert(shippingGuides)
      .values({
        projectId: given.projectId ?? (await aProject()).id,
        guideNumber: `GDR-${String(next()).padStart(7, "0")}`,
        issueDate: "2026-01-15",
        ...given,
      })
      .returning(),
  );

export const aCalendarEvent = async (given: Row<typeof calendarEvents> = {}) =>
  first(
    await database()
      .insert(calendarEvents)
      .values({
        projectId: given.projectId ?? (await aProject()).id,
        title: "Mantenimiento de la planta",
        startDate: "2026-01-15",
        endDate: given.startDate ?? "2026-01-15",
        ...given,
      })
      .returning(),
  );

/** A visit of a service, done unless told. */
export const aVisit = async (given: Row<typeof visits> & { assignmentId: number }) =>
  first(
    await database()
      .insert(visits)
      .values({ plannedDate: "2026-01-15", status: "DONE", ...given })
      .returning(),
  );

export const aWriteOff = async (
  given: Row<typeof writeOffs> & { projectId: number; assignmentId: number },
) =>
  first(
    await database()
      .insert(writeOffs)
      .values({ dates: ["2026-01-05"], amount: "10", reason: "Acuerdo con el cliente", ...given })
      .returning(),
  );

export const aStaffMember = async (given: Row<typeof staff> = {}) =>
  first(
    await database()
      .insert(staff)
      .values({
        firstName: "Jaime",
        lastName: "Grefa",
        workArea: "SANITARY_TECHNICIAN",
        dni: `15${String(next()).padStart(8, "0")}`,
        phone: "099 000 0000",
        ...given,
      })
      .returning(),
  );

export const aVehicle = async (given: Row<typeof vehicles> = {}) =>
  first(
    await database()
      .insert(vehicles)
      .values({
        brand: "Hino",
        type: "VACUUM",
        plate: `PAA-${String(next()).padStart(4, "0")}`,
        owner: "Transportes Napo",
        ...given,
      })
      .returning(),
  );

export const aVehiclePass = async (given: Row<typeof vehiclePasses> = {}) =>
  first(
    await database()
      .insert(vehiclePasses)
      .values({
        vehicleId: given.vehicleId ?? (await aVehicle()).id,
        block: "BLOCK_01",
        expiresOn: "2030-12-31",
        ...given,
      })
      .returning(),
  );

export const aVehicleCertification = async (given: Row<typeof vehicleCertificationRecords> = {}) =>
  first(
    await database()
      .insert(vehicleCertificationRecords)
      .values({
        vehicleId: given.vehicleId ?? (await aVehicle()).id,
        name: "PRUEBA HIDROSTATICA",
        startDate: "2026-01-01",
        endDate: "2030-12-31",
        ...given,
      })
      .returning(),
  );

export const aStaffPass = async (given: Row<typeof staffPasses> = {}) =>
  first(
    await database()
      .insert(staffPasses)
      .values({
        staffId: given.staffId ?? (await aStaffMember()).id,
        block: "BLOCK_01",
        expiresOn: "2030-12-31",
        ...given,
      })
      .returning(),
  );

export const aVaccination = async (given: Row<typeof vaccinations> = {}) =>
  first(
    await database()
      .insert(vaccinations)
      .values({
        staffId: given.staffId ?? (await aStaffMember()).id,
        vaccine: "TETANUS",
        appliedOn: "2026-01-15",
        ...given,
      })
      .returning(),
  );

/** A file in a field of a record; its bytes are nowhere. */
export const anAttachment = async (
  given: Pick<typeof attachments.$inferInsert, "model" | "objectId" | "field"> &
    Row<typeof attachments>,
) =>
  first(
    await database()
      .insert(attachments)
      .values({
        fileName: "documento.pdf",
        contentType: "application/pdf",
        size: 1000,
        storageKey: `prueba/${next()}.pdf`,
        ...given,
      })
      .returning(),
  );

/** A pile of scanned sheets in review, of one page without a code; its bytes are nowhere. */
export async function aCustodyScan(given: Row<typeof custodyScans> = {}) {
  const scan = first(
    await database()
      .insert(custodyScans)
      .values({
        projectId: given.projectId ?? (await aProject()).id,
        fileName: "escaneo.pdf",
        size: 1000,
        storageKey: `prueba/escaneo-${next()}.pdf`,
        pageCount: 1,
        status: "REVIEW",
        ...given,
      })
      .returning(),
  );
  const values = { scanId: scan.id, page: 1, state: "NO_CODE" as const };
  return {
    scan,
    page: first(await database().insert(custodyScanPages).values(values).returning()),
  };
}
