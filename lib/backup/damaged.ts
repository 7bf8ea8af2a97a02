/** The message names the file or the entry in it that cannot be relied on. */
export class DamagedBackup extends Error {}

export class BackupRefused extends Error {}
