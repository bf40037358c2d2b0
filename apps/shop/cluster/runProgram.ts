import { spawn } from "node:child_process"
import { once } from "node:events"
import { root } from "../scripts/runStep.ts"

/**
 * Runs a program of the repository to its end.
 * @throws if it fails.
 */
export const runProgram = async (args: ReadonlyArray<string>, environment: Readonly<Record<string, string>>): Promise<void> => {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, ...environment }
  })
  const [code] = await once(child, "exit")
  if (code !== 0) throw new Error(`${args.join(" ")} ended with ${String(code)}`)
}
