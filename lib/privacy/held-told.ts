import { asLongAsTheAccount, plainTable, tableWithId } from "./held-table";

const user = "Users";

export const told = {
  notifications: tableWithId({
    whom: user,
    why: "To tell what concerns the person.",
    howLong: "Ninety days.",
    about: "kind params is_mail_due created_at read_at",
    who: "user_id",
    secret: "key",
    erased: "deleted",
    rest: "record_type record_id project_id",
  }),
  notification_preferences: plainTable({
    whom: user,
    why: "To tell what concerns the person as he likes to hear it.",
    howLong: asLongAsTheAccount,
    about: "kind way",
    who: "user_id",
    erased: "deleted",
  }),
  report_schedules: tableWithId({
    whom: user,
    why: "To send the reports that were asked for.",
    howLong: asLongAsTheAccount,
    about: "report asked span format rhythm day hour skips_empty created_at",
    who: "user_id",
    erased: "deleted",
  }),
};
