import { mailList } from "@/lib/mail/list";
import { listMails } from "@/lib/mail/list-mails";
import { exportList } from "@/lib/next/export";

export const GET = exportList({ list: mailList, read: listMails, inLots: true });
