import { Data, Effect } from "effect"
import { spawn } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { promisify } from "node:util"
import { brotliCompress } from "node:zlib"

export const root = path.resolve(import.meta.dirname, "../../../..")
export const storefrontFolder = path.join(root, "apps/storefront")
export const stampFile = path.join(storefrontFolder, "dist/sources.sha256")

/** Sources of the storefront's build, without tests. */
const sources = [
  "pnpm-lock.yaml",
  "tsconfig.base.json",
  "apps/storefront/{package.json,vite.config.ts,tsconfig.json}",
  "apps/storefront/{src,build,public,worker}/**/*.*",
  "packages/{domain,adapter-http,adapter-browser,adapter-memory,ui}/{package.json,src/**/*.*}"
]

/** The build failed; Vite's output is above on the terminal. */
export class BuildFailed extends Data.TaggedError("BuildFailed")<{ readonly cause: string }> {
  override get message() {
    return `Building the storefront failed (${this.cause}). Run "pnpm build" to see why.`
  }
}

/** Builds the storefront unless a build of exactly these sources exists. */
export const ensureStorefrontBuild = (report: (line: string) => void): Effect.Effect<void, BuildFailed> =>
  orBuildFailed(async () => {
    const stamp = sourcesStamp()
    if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) return
    report("Building the storefront ...")
    await build(stamp)
  })

const orBuildFailed = (run: () => Promise<void>): Effect.Effect<void, BuildFailed> =>
  Effect.tryPromise({ try: run, catch: (error) => new BuildFailed({ cause: error instanceof Error ? error.message : String(error) }) })

/** Builds the storefront and stamps the build with a hash of its sources. @internal */
export const buildStorefront: Effect.Effect<void, BuildFailed> = orBuildFailed(() => build(sourcesStamp()))

const build = async (stamp: string): Promise<void> => {
  // An aborted build must not count as the previous one.
  rmSync(stampFile, { force: true })
  // The two builds are independent, and there are two cores.
  await Promise.all([vite(["build"]).then(packBrowserFiles), vite(["build", "--ssr"])])
  writeFileSync(stampFile, stamp)
}

/** Stores Brotli versions of the browser's files, which would otherwise take a quarter of every start. */
const packBrowserFiles = async (): Promise<void> => {
  const client = path.join(storefrontFolder, "dist/client")
  const compress = promisify(brotliCompress)
  mkdirSync(path.join(client, "brotli/assets"), { recursive: true })
  await Promise.all(
    globSync(["assets/*.{js,css,svg,txt}", "service-worker.js"], { cwd: client }).map(async (file) =>
      writeFileSync(path.join(client, "brotli", `${file}.br`), await compress(readFileSync(path.join(client, file))))
    )
  )
}

const sourcesStamp = (): string => {
  const hash = createHash("sha256")
  for (const file of globSync(sources, { cwd: root })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .sort()) {
    hash
      .update(file)
      .update("\0")
      .update(readFileSync(path.join(root, file)))
      .update("\0")
  }
  return hash.digest("hex")
}

const vite = (args: ReadonlyArray<string>): Promise<void> =>
  new Promise((resolve, reject) => {
    const bin = path.join(storefrontFolder, "node_modules/vite/bin/vite.js")
    const child = spawn(process.execPath, [bin, ...args, "--logLevel", "warn"], {
      cwd: storefrontFolder,
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, NODE_ENV: "production" }
    })
    child.on("error", reject)
    child.on("exit", (code) => (code === 0 ? resolve() : reject(new Error(`vite ${args.join(" ")} exited with ${code}`))))
  })
