import { spawnSync } from "node:child_process"
import path from "node:path"

const root = path.resolve(import.meta.dirname, "../../..")

/** Runs the domain's own benchmark in a separate process. */
export const verdicts = async (): Promise<void> => {
  const { stdout, status } = spawnSync(process.execPath, ["packages/domain/bench/verdicts.ts"], { cwd: root, encoding: "utf8" })
  if (status !== 0) throw new Error("packages/domain/bench/verdicts.ts failed")
  console.log(`\n### Fitment verdicts on one core\n\n${stdout.trim()}`)
}
