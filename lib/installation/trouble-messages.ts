import type { StoreTrouble } from "./trouble";

export const troubleMessages: Record<StoreTrouble, string> = {
  foreign:
    "The stored files belong to another database, or this database to other files: nothing is swept. If they do belong together: npm run store:adopt",
  unpaired:
    "The stored files and the records of this database have nothing in common: nothing is swept. If they do belong together: npm run store:adopt",
  too_many:
    "Too many stored files have no record: none is set aside. If they are waste: npm run store:sweep -- --any-number",
  unnamed:
    "No stored file has a record: none is set aside. If they are waste: npm run store:sweep -- --any-number",
};
