import { database } from "../../client";
import { staff, staffPasses, vaccinations } from "../../schema";
import { first, next, type Row } from "./making";

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
