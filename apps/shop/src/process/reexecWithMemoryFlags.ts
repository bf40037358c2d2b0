/**
 * What V8 and the C library read once, when a process begins: how much room they keep beyond what lives. 16 MB are each half of the space in
 * which objects begin (Node's own choice, 64, holds 128 MB that a page never needs), the heap grows by 30 percent of what lives before
 * what died is looked for, and two threads at once have room of their own for what is not V8's. docs/reference/benchmarks.tsv has figures.
 */
const flags = ["--max-semi-space-size=16", "--heap-growing-percent=30"]
const environment = { MALLOC_ARENA_MAX: "2" }

interface Begun {
  readonly execArgv: ReadonlyArray<string>
  readonly env: Readonly<Record<string, string | undefined>>
}

/** The flags and settings that the process lacks; null where it lacks none. What its starter has chosen stays. */
export const getMissingFlags = ({ env, execArgv }: Begun): Begun | null => {
  const given = `${execArgv.join(" ")} ${env["NODE_OPTIONS"] ?? ""}`.replaceAll("_", "-")
  const missing = flags.filter((flag) => !given.includes(flag.split("=")[0]!))
  return missing.length === 0 ? null : { execArgv: [...execArgv, ...missing], env: { ...environment, ...env } }
}

/** Replaces the process by itself with what it lacks: the same id, files and arguments. Where a system cannot do that (Windows), it goes on as it is. */
export const reexecWithMemoryFlags = (): void => {
  const lean = getMissingFlags(process)
  if (lean === null || process.execve === undefined || process.platform === "win32" || process.connected) return
  process.execve(process.execPath, [process.execPath, ...lean.execArgv, ...process.argv.slice(1)], { ...lean.env })
}
