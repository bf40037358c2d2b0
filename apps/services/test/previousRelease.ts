import { execFileSync, spawnSync } from "node:child_process"
import { existsSync, globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"

const root = join(import.meta.dirname, "../../..")
const migrationsFolder = "apps/services/src/database/migrations"

/** The services as they were before their newest migrations. */
export interface PreviousRelease {
  /** Of the whole repository's sources then, with today's packages of others. */
  readonly folder: string
  /** The names of the migrations that it knows. */
  readonly migrations: ReadonlyArray<string>
}

/** Why there is no yesterday in this checkout; null where there is one. */
export const getPreviousReleaseProblem = (folder = root): string | null => {
  const { status, stdout } = spawnSync("git", ["rev-parse", "--is-shallow-repository", "--show-prefix"], { cwd: folder, encoding: "utf8" })
  const [isShallow, prefix] = stdout?.split("\n") ?? []
  if (status !== 0 || prefix !== "") return "it has no history, which the version before is brought from"
  return isShallow === "true" ? "its clone is shallow: `git fetch --unshallow` brings the version before" : null
}

/** Brings back the last commit that knew fewer migrations than are here now: what runs while a new version is rolled out. Throws where `getPreviousReleaseProblem`. */
export const checkoutPreviousRelease = (): PreviousRelease => {
  const committed = namesAt("HEAD")
  const now = readdirSync(join(root, migrationsFolder)).length
  const added = git("log", "-1", "--format=%H", "--diff-filter=A", "HEAD", "--", migrationsFolder).trim()
  const commit = now > committed.length ? "HEAD" : `${added}^`
  const folder = mkdtempSync(join(tmpdir(), "camber-yesterday-"))
  const tree = execFileSync("git", ["archive", commit, "apps/services", "packages"], { cwd: root, maxBuffer: 200_000_000 })
  execFileSync("tar", ["-x", "-C", folder], { input: tree })
  linkPackages(folder)
  return { folder, migrations: namesAt(commit) }
}

const git = (...args: ReadonlyArray<string>): string => execFileSync("git", args, { cwd: root, encoding: "utf8" })

const namesAt = (commit: string): ReadonlyArray<string> =>
  git("ls-tree", "--name-only", commit, `${migrationsFolder}/`)
    .trim()
    .split("\n")
    .map((file) => file.slice(migrationsFolder.length + 1).replace(/\.ts$/, ""))
    .toSorted()

/**
 * Links the installed packages: those of the workspace to yesterday's sources, all others to today's. A dependency that has moved to another package
 * since then is linked from there.
 */
const linkPackages = (folder: string): void => {
  const rooms = ["apps/services", ...readdirSync(join(folder, "packages")).map((name) => `packages/${name}`)]
  for (const room of rooms) {
    const installed = join(root, room, "node_modules")
    const modules = join(folder, room, "node_modules")
    if (existsSync(installed)) linkFolder(installed, modules, folder)
    const { dependencies = {} }: { readonly dependencies?: Readonly<Record<string, string>> } = JSON.parse(
      readFileSync(join(folder, room, "package.json"), "utf8")
    )
    for (const name of Object.keys(dependencies)) {
      const [moved] = globSync(`packages/*/node_modules/${name}`, { cwd: root })
      if (existsSync(join(modules, name)) || moved === undefined) continue
      mkdirSync(dirname(join(modules, name)), { recursive: true })
      symlinkSync(realpathSync(join(root, moved)), join(modules, name))
    }
  }
}

const linkFolder = (from: string, to: string, folder: string): void => {
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from)) {
    if (name.startsWith(".")) continue
    if (name.startsWith("@")) {
      linkFolder(join(from, name), join(to, name), folder)
      continue
    }
    const real = realpathSync(join(from, name))
    const isOwn = real.startsWith(`${root}/packages/`)
    symlinkSync(isOwn ? join(folder, real.slice(root.length + 1)) : real, join(to, name))
  }
}

/** Puts a program of today's tests beside yesterday's own. */
export const addProgram = ({ folder }: PreviousRelease, name: string, text: string): void =>
  writeFileSync(join(folder, "apps/services/test/programs", `${name}.ts`), text)
