import type { Metadata } from "next";
import { DoubtfulCharges } from "@/components/billing/doubtful-charges";
import { WorksheetRecord } from "@/components/worksheets/worksheet-record";
import { may } from "@/lib/auth/permissions";
import { listShownDoubleCharges } from "@/lib/billing/list-shown-double-charges";
import { listWorksheetFiles } from "@/lib/files/list-record-files";
import { getRecordHistory } from "@/lib/history/get-record-history";
import { idOfPath, orNotFound, pageContext } from "@/lib/next/page-context";
import { getWorksheetOverview } from "@/lib/overview/get-worksheet-overview";
import { doubtActsFor } from "../../../../worksheets/doubt-acts";
import { sheetActs } from "../../../../worksheets/sheet-acts";
import { close } from "../../../actions";

export const metadata: Metadata = { title: "Planilla" };

type Props = { params: Promise<{ project_id: string; sheet_id: string }> };

export default async function WorksheetPage({ params }: Props) {
  const ctx = await pageContext("worksheets.get");
  const path = await params;
  const projectId = idOfPath(path.project_id);
  const ref = { projectId, worksheetId: idOfPath(path.sheet_id) };
  const overview = await orNotFound(getWorksheetOverview(ctx, ref));
  const { periodStart, periodEnd } = overview.sheet;
  const [files, history, doubts] = await Promise.all([
    listWorksheetFiles(ctx, overview.sheet, overview.chains),
    getRecordHistory(ctx, "sheet_project", overview.sheet),
    listShownDoubleCharges(ctx, { projectId, period: { from: periodStart, to: periodEnd } }),
  ]);
  return (
    <WorksheetRecord
      {...{ overview, files, history }}
      today={ctx.today}
      doubtful={
        <DoubtfulCharges
          {...{ projectId, doubts, timeZone: ctx.timeZone }}
          acts={doubtActsFor(ctx.caller)}
        />
      }
      close={may(ctx.caller, "closure.close") ? close : null}
      acts={may(ctx.caller, "worksheets.update") ? sheetActs : null}
      mayCreateChains={may(ctx.caller, "custody.create")}
      mayCreateMaintenance={may(ctx.caller, "maintenance.create")}
      mayScan={may(ctx.caller, "files.scanCustody")}
    />
  );
}
