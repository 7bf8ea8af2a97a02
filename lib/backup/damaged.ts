/** A backup that cannot be relied on; the message names the file or the entry in it. */
export class DamagedBackup extends Error {}

/** What keeps a backup from being made or restored, in a sentence for whoever asked. */
export class BackupRefused extends Error {}
