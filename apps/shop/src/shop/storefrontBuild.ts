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

/** Everything that the storefront's build is made of. Tests are not part of it. */
const sources = [
  "pnpm-lock.yaml",
  "tsconfig.base.json",
  "apps/storefront/{package.json,vite.config.ts,tsconfig.json}",
  "apps/storefront/{src,build,public,worker}/**/*.*",
  "packages/{domain,adapter-http,adapter-browser,adapter-memory,ui}/{package.json,src/**/*.*}"
]

/** The build did not succeed; what Vite said stands above on the terminal. */
export class BuildFailed extends Data.TaggedError("BuildFailed")<{ readonly cause: string }> {
  override get message() {
    return `The storefront could not be built (${this.cause}): run "pnpm build" to see why.`
  }
}

/** Builds the storefront when there is no build of exactly these sources; a fresh one is left as it is. */
export const ensureStorefrontBuild = (report: (line: string) => void): Effect.Effect<void, BuildFailed> =>
  orBuildFailed(async () => {
    const stamp = sourcesStamp()
    if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) return
    report("Building the storefront ...")
    await build(stamp)
  })

const orBuildFailed = (run: () => Promise<void>): Effect.Effect<void, BuildFailed> =>
  Effect.tryPromise({ try: run, catch: (error) => new BuildFailed({ cause: error instanceof Error ? error.message : String(error) }) })

/** Builds the storefront, and stamps the build with its sources. */
export const buildStorefront: Effect.Effect<void, BuildFailed> = orBuildFailed(() => build(sourcesStamp()))

const build = async (stamp: string): Promise<void> => {
  // A build that breaks off must not pass for the one before.
  rmSync(stampFile, { force: true })
  // The two builds share nothing but their sources, and there are two cores.
  await Promise.all([vite(["build"]).then(packBrowserFiles), vite(["build", "--ssr"])])
  writeFileSync(stampFile, stamp)
}

/** Keeps beside the browser's files what they are by brotli, which would otherwise take a quarter of every start. */
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
    child.on("exit", (code) => (code === 0 ? resolve() : reject(new Error(`vite ${args.join(" ")} ended with ${code}`))))
  })
