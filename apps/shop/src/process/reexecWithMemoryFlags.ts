/**
 * Memory settings that V8 and the C library read at process start.
 *
 * Each half of the young generation has 16 MB, because Node's default of 64 reserves 128 MB that pages never need. The
 * heap grows by 30 percent of live data before a collection. Two malloc arenas limit memory outside of V8. See
 * docs/reference/benchmarks.tsv for measurements.
 */
const flags = ["--max-semi-space-size=16", "--heap-growing-percent=30"]
const environment = { MALLOC_ARENA_MAX: "2" }

interface Begun {
  readonly execArgv: ReadonlyArray<string>
  readonly env: Readonly<Record<string, string | undefined>>
}

/** Returns the flags and settings that the process lacks, or null. Keeps values chosen by its caller. */
export const getMissingFlags = ({ env, execArgv }: Begun): Begun | null => {
  const given = `${execArgv.join(" ")} ${env["NODE_OPTIONS"] ?? ""}`.replaceAll("_", "-")
  const missing = flags.filter((flag) => !given.includes(flag.split("=")[0]!))
  return missing.length === 0 ? null : { execArgv: [...execArgv, ...missing], env: { ...environment, ...env } }
}

/**
 * Re-executes the process with the missing settings, under the same id, files and arguments. Does nothing on systems
 * without exec (Windows).
 */
export const reexecWithMemoryFlags = (): void => {
  const lean = getMissingFlags(process)
  if (lean === null || process.execve === undefined || process.platform === "win32" || process.connected) return
  process.execve(process.execPath, [process.execPath, ...lean.execArgv, ...process.argv.slice(1)], { ...lean.env })
}
