import { Data } from "effect"

/**
 * Reasons why a database could not be opened, or why it stopped. Fields carry the details. `message` is one sentence for the operator, and
 * `cause` the technical reason.
 */
export type DatabaseError =
  | FolderInUse
  | FolderNotWritable
  | DiskFull
  | DatabaseBroken
  | SchemaNewer
  | SchemaOutdated
  | DatabaseUnreachable
  | DatabaseRefused
  | ServerTooOld
  | MigrationFailed
  | MigrationEdited
  | DatabaseLost

/** Another running process has this data folder open. */
export class FolderInUse extends Data.TaggedError("FolderInUse")<{ readonly folder: string; readonly pid: number }> {
  override get message() {
    return `The data folder ${this.folder} is in use by process ${this.pid}: stop that process, or give this one another DATA_DIR.`
  }
}

/** `code` is the system error code, for instance EACCES or ENOTDIR. */
export class FolderNotWritable extends Data.TaggedError("FolderNotWritable")<{ readonly folder: string; readonly code: string }> {
  override get message() {
    return `The data folder ${this.folder} cannot be written (${this.code}): check its owner and mode, or set DATA_DIR to another folder.`
  }
}

export class DiskFull extends Data.TaggedError("DiskFull")<{ readonly folder: string }> {
  override get message() {
    return `The disk that holds the data folder ${this.folder} is full: free some space and start again.`
  }
}

/** The folder does not contain a complete database. The shop has not changed it. */
export class DatabaseBroken extends Data.TaggedError("DatabaseBroken")<{ readonly folder: string; readonly cause: string }> {
  override get message() {
    return `The database in ${this.folder} cannot be opened (${this.cause}): restore it from a backup, or move the folder away to start empty.`
  }
}

/**
 * A newer version of this program wrote the data. `found` is the newest migration of the data, `known` the newest migration of this
 * version.
 */
export class SchemaNewer extends Data.TaggedError("SchemaNewer")<{ readonly found: string; readonly known: string }> {
  override get message() {
    return (
      `The database was written by a newer version of this program (it has ${this.found}, this version knows ${this.known}): ` +
      "update the program."
    )
  }
}

/** The tables are older than this program, and the settings forbid migrations at start. `migration` is the first missing migration. */
export class SchemaOutdated extends Data.TaggedError("SchemaOutdated")<{ readonly migration: string }> {
  override get message() {
    return `The database lacks migration ${this.migration}: run "pnpm migrate", or set MIGRATIONS to at-start.`
  }
}

/** The file of an applied migration was changed. No migration was run. */
export class MigrationEdited extends Data.TaggedError("MigrationEdited")<{ readonly migration: string }> {
  override get message() {
    return `Database migration ${this.migration} was changed after it ran: restore its file, ` + "and put the change into a new migration."
  }
}

/** `address` is host and port only. A connection string contains a password, so it is never shown. */
export class DatabaseUnreachable extends Data.TaggedError("DatabaseUnreachable")<{ readonly address: string; readonly cause: string }> {
  override get message() {
    return `The database server at ${this.address} does not respond (${this.cause}): check DATABASE_URL and that the server runs.`
  }
}

/** The server rejected the connection: wrong user or password, or no such database. `cause` is the server's message. */
export class DatabaseRefused extends Data.TaggedError("DatabaseRefused")<{ readonly address: string; readonly cause: string }> {
  override get message() {
    return `The database server at ${this.address} refused the connection (${this.cause}): check DATABASE_URL.`
  }
}

/**
 * No server of a multi-host URL accepts writes. `cause` contains the error of each server, without user and password.
 */
export class PrimaryNotFound extends Data.TaggedError("PrimaryNotFound")<{ readonly cause: string }> {
  override get message() {
    return `No database server accepts writes (${this.cause}).`
  }
}

export class ServerTooOld extends Data.TaggedError("ServerTooOld")<{ readonly version: string; readonly oldest: number }> {
  override get message() {
    return `The database server is PostgreSQL ${this.version}: upgrade to PostgreSQL ${this.oldest} or newer.`
  }
}

/** Migrations run in one transaction, so a failed run changed nothing. */
export class MigrationFailed extends Data.TaggedError("MigrationFailed")<{ readonly migration: string; readonly cause: string }> {
  override get message() {
    return `Database migration ${this.migration} failed (${this.cause}): nothing was changed.`
  }
}

/** The embedded database stopped while it was in use. Acknowledged writes are on disk; in-flight queries are lost. */
export class DatabaseLost extends Data.TaggedError("DatabaseLost")<{ readonly cause: string }> {
  override get message() {
    return `The embedded database stopped unexpectedly (${this.cause}): acknowledged writes are saved. Start the program again.`
  }
}
