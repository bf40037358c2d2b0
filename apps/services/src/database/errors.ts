import { Data } from "effect"

/**
 * Why a database could not be opened or went away. Each error carries what is known as data; `message` is one sentence for the
 * person at the console, and `cause` the technical reason where there is one.
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

/** Another process, which lives, has this data folder open. */
export class FolderInUse extends Data.TaggedError("FolderInUse")<{ readonly folder: string; readonly pid: number }> {
  override get message() {
    return `The data folder ${this.folder} is in use by process ${this.pid}: stop that process, or give this one another DATA_DIR.`
  }
}

/** `code` is the system's, for instance EACCES or ENOTDIR. */
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

/** The folder holds something that is not a whole database. Nothing in it has been changed. */
export class DatabaseBroken extends Data.TaggedError("DatabaseBroken")<{ readonly folder: string; readonly cause: string }> {
  override get message() {
    return `The database in ${this.folder} cannot be opened (${this.cause}): restore it from a backup, or move the folder away to start empty.`
  }
}

/** The data was written by a newer version of this program. `found` is what it holds and `known` the newest this version knows. */
export class SchemaNewer extends Data.TaggedError("DataNewer")<{ readonly found: string; readonly known: string }> {
  override get message() {
    return (
      `The database was written by a newer version of this program (it has ${this.found}, this version knows ${this.known}): ` +
      "update the program."
    )
  }
}

/** The tables are older than this program, and it was told to leave them as they are. `migration` is the first that is missing. */
export class SchemaOutdated extends Data.TaggedError("DataBehind")<{ readonly migration: string }> {
  override get message() {
    return `The database has not seen migration ${this.migration}: run "pnpm migrate", or set MIGRATIONS to at-start.`
  }
}

/** A migration that has run is not what it was. Nothing was changed. */
export class MigrationEdited extends Data.TaggedError("MigrationEdited")<{ readonly migration: string }> {
  override get message() {
    return (
      `Database migration ${this.migration} was changed after it had run: bring its file back as it was, ` +
      "and put the change into a further migration."
    )
  }
}

/** `address` is host and port only; a connection string holds a password and is never shown. */
export class DatabaseUnreachable extends Data.TaggedError("DatabaseUnreachable")<{ readonly address: string; readonly cause: string }> {
  override get message() {
    return `The database server at ${this.address} does not answer (${this.cause}): check DATABASE_URL and that the server runs.`
  }
}

/** The server answered and said no: wrong user or password, or no such database. `cause` is the server's own sentence. */
export class DatabaseRefused extends Data.TaggedError("DatabaseRefused")<{ readonly address: string; readonly cause: string }> {
  override get message() {
    return `The database server at ${this.address} refused the connection (${this.cause}): check DATABASE_URL.`
  }
}

/** Of the servers of an address none takes writes just now. `cause` is what each said, without user and password. */
export class PrimaryNotFound extends Data.TaggedError("NoPrimary")<{ readonly cause: string }> {
  override get message() {
    return `None of the database servers takes writes (${this.cause}).`
  }
}

export class ServerTooOld extends Data.TaggedError("ServerTooOld")<{ readonly version: string; readonly oldest: number }> {
  override get message() {
    return `The database server is PostgreSQL ${this.version}: PostgreSQL ${this.oldest} or newer is needed.`
  }
}

/** Nothing of the failed run was kept: migrations run in one transaction. */
export class MigrationFailed extends Data.TaggedError("MigrationFailed")<{ readonly migration: string; readonly cause: string }> {
  override get message() {
    return `Database migration ${this.migration} failed (${this.cause}): nothing was changed.`
  }
}

/** The embedded database ended while it was in use. Whatever it had acknowledged is on the disk; queries in flight were not. */
export class DatabaseLost extends Data.TaggedError("DatabaseLost")<{ readonly cause: string }> {
  override get message() {
    return `The embedded database stopped unexpectedly (${this.cause}): everything it had acknowledged is kept, start again.`
  }
}
