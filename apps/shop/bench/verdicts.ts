import { spawnSync } from "node:child_process"
import path from "node:path"

const root = path.resolve(import.meta.dirname, "../../..")

/** Runs the domain's own bench in a process of its own. */
export const verdicts = async (): Promise<void> => {
  const { stdout, status } = spawnSync(process.execPath, ["packages/domain/bench/verdicts.ts"], { cwd: root, encoding: "utf8" })
  if (status !== 0) throw new Error("The verdicts were not measured.")
  console.log(`\n### Fitment verdicts on one core\n\n${stdout.trim()}`)
}
