import { execFile } from "node:child_process"
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { promisify } from "node:util"
import { root } from "./runStep.ts"

/** Folders of the packages that other repositories can install. */
export const publishedPackages = ["domain", "adapter-http", "adapter-memory", "testing"] as const

/** Returns the file that lists what a package exports. */
export const getApiReportFile = (name: (typeof publishedPackages)[number]): string => path.join(root, "packages", name, "api.tsv")

const bin = path.join(root, "node_modules/.bin")
const environment = { ...process.env, PATH: `${bin}${path.delimiter}${process.env["PATH"]}` }
const runFile = promisify(execFile)

/** Runs a program and returns its output. Rejects with all of its output if it fails. */
export const run = async (command: string, args: ReadonlyArray<string>, cwd: string): Promise<string> => {
  try {
    return (await runFile(command, args, { cwd, env: environment, maxBuffer: 16 * 1024 ** 2 })).stdout
  } catch (error) {
    const { stderr, stdout } = error as { readonly stderr?: string; readonly stdout?: string }
    throw new Error(`${command} ${args.join(" ")} failed in ${cwd}\n${stdout ?? ""}${stderr ?? ""}`, { cause: error })
  }
}

const hasPnpm = environment.PATH.split(path.delimiter).some((folder) => existsSync(path.join(folder, "pnpm")))

/** Runs pnpm: the one that runs this script, otherwise the version that the README names. */
export const runPnpm = (args: ReadonlyArray<string>, cwd: string): Promise<string> =>
  hasPnpm ? run("pnpm", args, cwd) : run("npx", ["-y", "pnpm@12", ...args], cwd)

/** Reads the manifest of a package. */
export const readManifest = (name: (typeof publishedPackages)[number]) =>
  JSON.parse(readFileSync(path.join(root, "packages", name, "package.json"), "utf8")) as {
    readonly exports: Readonly<Record<string, string>>
    readonly publishConfig: { readonly exports: Readonly<Record<string, string>> }
  }

/**
 * Packs the published packages and installs the tarballs with Effect into an empty folder outside the workspace, as another repository
 * would. Uses the registry only for what the local store lacks.
 */
export const installPackages = async (folder: string): Promise<void> => {
  const tarballs: Record<string, string> = {}
  for (const name of publishedPackages) {
    const output = await runPnpm(["pack", "--json", "--pack-destination", folder], path.join(root, "packages", name))
    const { filename } = JSON.parse(output.slice(output.indexOf("{"))) as { readonly filename: string }
    tarballs[`@camber/${name}`] = `file:${path.resolve(folder, filename)}`
  }
  const { version } = JSON.parse(readFileSync(path.join(root, "node_modules/effect/package.json"), "utf8")) as { readonly version: string }
  const manifest = { name: "consumer", private: true, type: "module", dependencies: { effect: version, ...tarballs } }
  writeFileSync(path.join(folder, "package.json"), JSON.stringify(manifest))
  // The packages depend on each other, and none of them is in a registry
  const overrides = Object.entries(tarballs).map(([name, tarball]) => `  "${name}": "${tarball}"`)
  writeFileSync(path.join(folder, "pnpm-workspace.yaml"), ["overrides:", ...overrides, ""].join("\n"))
  await runPnpm(["install", "--prefer-offline", "--ignore-scripts"], folder)
}
