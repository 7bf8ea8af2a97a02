import { bears } from "../values/marks.mjs";

const damaged = Symbol.for("faena.damagedBackup");
const refused = Symbol.for("faena.backupRefused");

/** The message names the file or the entry in it that cannot be relied on. */
export class DamagedBackup extends Error {
  readonly [damaged] = true;
}

export class BackupRefused extends Error {
  readonly [refused] = true;
}

export const isDamagedBackup = (thrown: unknown): thrown is DamagedBackup => bears(thrown, damaged);

export const isBackupRefused = (thrown: unknown): thrown is BackupRefused => bears(thrown, refused);
