/** The message names the file or the entry in it that cannot be relied on. */
export class DamagedBackup extends Error {}

/** A sentence for whoever asked. */
export class BackupRefused extends Error {}
