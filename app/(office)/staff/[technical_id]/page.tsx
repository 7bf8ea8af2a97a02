import type { Metadata } from "next";
import { RecordHistory } from "@/components/history/record-history";
import { StaffHeader } from "@/components/staff/staff-header";
import { StaffRecords } from "@/components/staff/staff-records";
import { getStaffPapers } from "@/lib/alerts/get-staff-papers";
import { may } from "@/lib/auth/permissions";
import { listStaffFiles } from "@/lib/files/list-record-files";
import { getRecordHistory } from "@/lib/history/get-record-history";
import { idOfPath, orNotFound, pageContext } from "@/lib/next/page-context";
import { getSettings } from "@/lib/settings/get-settings";
import { erase, remove } from "../actions";
import * as passes from "../passes/actions";
import * as vaccines from "../vaccines/actions";

export const metadata: Metadata = { title: "Técnico" };

const acts = {
  savePass: passes.save,
  removePass: passes.remove,
  saveVaccine: vaccines.save,
  removeVaccine: vaccines.remove,
};

type Props = { params: Promise<{ technical_id: string }> };

export default async function StaffMemberPage({ params }: Props) {
  const ctx = await pageContext("staff.get");
  const staffId = idOfPath((await params).technical_id);
  const { member, standings } = await orNotFound(getStaffPapers(ctx, { staffId }));
  const [{ operatorBlocks, vaccineSchemes }, files, history] = await Promise.all([
    getSettings(ctx),
    listStaffFiles(ctx, member),
    getRecordHistory(ctx, "technical", member),
  ]);
  const mayWrite = may(ctx.caller, "staff.update");
  return (
    <>
      <StaffHeader
        member={member}
        erase={may(ctx.caller, "privacy.erase") ? erase : null}
        canUpdate={mayWrite}
        canDelete={may(ctx.caller, "staff.delete")}
        remove={remove}
      />
      <div className="grid gap-6">
        <StaffRecords
          {...{ member, standings, files, mayWrite, acts }}
          blocks={operatorBlocks}
          schemes={vaccineSchemes}
        />
        <RecordHistory history={history} />
      </div>
    </>
  );
}
