import { spawn } from "node:child_process"
import path from "node:path"

export const root = path.resolve(import.meta.dirname, "../../..")

/**
 * Runs a program of the workspace with its output on this terminal: as it comes, or, where it `isHeld`, at its end, because another step runs
 * beside it. Gives its exit code and seconds.
 */
export const runStep = (
  command: string,
  args: ReadonlyArray<string>,
  environment: Record<string, string> = {},
  isHeld = false
): Promise<{ readonly code: number; readonly seconds: number }> => {
  const begun = performance.now()
  const bin = path.join(root, "node_modules/.bin")
  const PATH = `${path.join(root, "apps/shop/node_modules/.bin")}:${bin}:${process.env["PATH"]}`
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: isHeld ? ["ignore", "pipe", "pipe"] : ["ignore", "inherit", "inherit"],
      env: { ...process.env, ...environment, PATH }
    })
    const said: Array<Buffer> = []
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (part: Buffer) => said.push(part))
    child.on("error", (error) => {
      console.error(error.message)
      resolve({ code: 127, seconds: (performance.now() - begun) / 1000 })
    })
    child.on("close", (code) => {
      process.stdout.write(Buffer.concat(said))
      resolve({ code: code ?? 1, seconds: (performance.now() - begun) / 1000 })
    })
  })
}
