"use client";

import { Mail } from "lucide-react";
import { DeclaredTable, type ShownList } from "@/components/lists/declared-table";
import type { CellsOf } from "@/components/lists/screen-columns";
import { TwoLines } from "@/components/ui/two-lines";
import { links } from "@/lib/links/pages";
import { mailKindLabels } from "@/lib/mail/labels";
import { mailList } from "@/lib/mail/list";
import type { ListedMail } from "@/lib/mail/list-mails";
import { MailStateBadge } from "./mail-state";

const cells: CellsOf<typeof mailList> = {
  subject: {
    cell: ({ subject, kind }) => (
      <TwoLines first={subject} second={mailKindLabels[kind]} className="dense:max-w-96" />
    ),
  },
  status: { cell: ({ status }) => <MailStateBadge status={status} /> },
  createdAt: { className: "whitespace-nowrap tabular-nums" },
  sentAt: { className: "whitespace-nowrap tabular-nums" },
};

export const MailsTable = (shown: Omit<ShownList<ListedMail>, "create">) => (
  <DeclaredTable
    {...shown}
    {...{ cells }}
    list={mailList}
    rowHref={({ id }) => links.mail(id)}
    icon={Mail}
    create="follows"
  />
);
