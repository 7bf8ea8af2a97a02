"use client";

import { Mail } from "lucide-react";
import { DeclaredTable, type ShownList } from "@/components/lists/declared-table";
import type { CellsOf } from "@/components/lists/screen-columns";
import { Link } from "@/components/ui/link";
import { TwoLines } from "@/components/ui/two-lines";
import { links } from "@/lib/links/pages";
import { mailKindLabels } from "@/lib/mail/labels";
import { mailList } from "@/lib/mail/list";
import type { ListedMail } from "@/lib/mail/list-mails";
import { MailStateBadge } from "./mail-state";

const cells: CellsOf<typeof mailList> = {
  subject: {
    cell: ({ id, subject, kind }) => (
      <TwoLines
        first={<Link href={links.mail(id)}>{subject}</Link>}
        second={mailKindLabels[kind]}
      />
    ),
  },
  status: { cell: ({ status }) => <MailStateBadge status={status} /> },
  createdAt: { className: "whitespace-nowrap tabular-nums" },
  sentAt: { className: "whitespace-nowrap tabular-nums" },
};

export const MailsTable = (shown: Omit<ShownList<ListedMail>, "create">) => (
  <DeclaredTable {...shown} {...{ cells }} list={mailList} icon={Mail} create="follows" />
);
