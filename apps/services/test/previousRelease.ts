import { execFileSync, spawnSync } from "node:child_process"
import { existsSync, globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"

const root = join(import.meta.dirname, "../../..")
const migrationsFolder = "apps/services/src/database/migrations"

/** The services as of the release before the newest migrations. */
export interface PreviousRelease {
  /** Folder with the sources of the previous release and today's packages. */
  readonly folder: string
  /** Names of the migrations in the previous release. */
  readonly migrations: ReadonlyArray<string>
}

/** Returns why this checkout cannot provide the previous release, or null if it can. */
export const getPreviousReleaseProblem = (folder = root): string | null => {
  const { status, stdout } = spawnSync("git", ["rev-parse", "--is-shallow-repository", "--show-prefix"], { cwd: folder, encoding: "utf8" })
  const [isShallow, prefix] = stdout?.split("\n") ?? []
  if (status !== 0 || prefix !== "") return "no history to check out the previous release from"
  return isShallow === "true" ? "the clone is shallow, run `git fetch --unshallow`" : null
}

/**
 * Checks out the last commit with fewer migrations than today, which corresponds to the release that still runs during a rolling
 * deployment.
 *
 * @throws Error if `getPreviousReleaseProblem` returns a problem
 */
export const checkoutPreviousRelease = (): PreviousRelease => {
  const committed = listMigrations("HEAD")
  const now = readdirSync(join(root, migrationsFolder)).length
  const newestCommit = git("log", "-1", "--format=%H", "--diff-filter=A", "HEAD", "--", migrationsFolder).trim()
  const commit = now > committed.length ? "HEAD" : `${newestCommit}^`
  const folder = mkdtempSync(join(tmpdir(), "camber-yesterday-"))
  const tree = execFileSync("git", ["archive", commit, "apps/services", "packages"], { cwd: root, maxBuffer: 200_000_000 })
  execFileSync("tar", ["-x", "-C", folder], { input: tree })
  linkPackages(folder)
  return { folder, migrations: listMigrations(commit) }
}

const git = (...args: ReadonlyArray<string>): string => execFileSync("git", args, { cwd: root, encoding: "utf8" })

const listMigrations = (commit: string): ReadonlyArray<string> =>
  git("ls-tree", "--name-only", commit, `${migrationsFolder}/`)
    .trim()
    .split("\n")
    .map((file) => file.slice(migrationsFolder.length + 1).replace(/\.ts$/, ""))
    .toSorted()

/**
 * Links the installed packages, and the workspace's own packages to the previous sources.
 *
 * If a dependency has since been moved to another package, it is linked from that package.
 */
const linkPackages = (folder: string): void => {
  const workspaces = ["apps/services", ...readdirSync(join(folder, "packages")).map((name) => `packages/${name}`)]
  for (const workspace of workspaces) {
    const installed = join(root, workspace, "node_modules")
    const modules = join(folder, workspace, "node_modules")
    if (existsSync(installed)) linkFolder(installed, modules, folder)
    const { dependencies = {} }: { readonly dependencies?: Readonly<Record<string, string>> } = JSON.parse(
      readFileSync(join(folder, workspace, "package.json"), "utf8")
    )
    for (const name of Object.keys(dependencies)) {
      const [newLocation] = globSync(`packages/*/node_modules/${name}`, { cwd: root })
      if (existsSync(join(modules, name)) || newLocation === undefined) continue
      mkdirSync(dirname(join(modules, name)), { recursive: true })
      symlinkSync(realpathSync(join(root, newLocation)), join(modules, name))
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

/** Adds a program of today's tests to the previous release. */
export const addProgram = ({ folder }: PreviousRelease, name: string, text: string): void =>
  writeFileSync(join(folder, "apps/services/test/programs", `${name}.ts`), text)
