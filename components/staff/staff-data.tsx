import { RecordData } from "@/components/records/record-data";
import { Card } from "@/components/ui/card";
import { staffSections } from "@/lib/staff/fields";
import type { StaffCard } from "@/lib/staff/queries";

/** The page's header shows these. */
const { firstName, lastName, ...person } = staffSections.person;
const { isActive, ...marks } = staffSections.marks;
const shown = { ...person, ...marks, ...staffSections.notes };

export const StaffData = ({ member }: { member: StaffCard }) => (
  <Card title="Datos">
    <RecordData fields={shown} record={member} />
  </Card>
);
