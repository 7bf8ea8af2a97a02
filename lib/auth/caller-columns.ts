import { users } from "@/db/schema";

const { id, email, firstName, lastName, role, signatureName } = users;

/** What is known of whoever acts, or is written to. */
export const callerColumns = { id, email, firstName, lastName, role, signatureName };
