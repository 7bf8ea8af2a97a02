import { createStaffMember } from "@/lib/staff/create-staff-member";
import { deleteStaffMember } from "@/lib/staff/delete-staff-member";
import { StaffInput } from "@/lib/staff/input";
import type { Moment } from "./moment";

const leaver = {
  first_name: "Darwin",
  last_name: "Cerda",
  email: "darwin.cerda@correo.demo",
  work_area: "SANITARY_TECHNICIAN",
  dni: "1501127748",
  nro_phone: "098 220 5513",
};

/** A user created by mistake and deleted: everything is still held, and may be erased. */
export async function seedLeaver(at: Moment) {
  const { id } = await createStaffMember(at(40), StaffInput.parse(leaver));
  await deleteStaffMember(at(39), { staffId: id });
}
