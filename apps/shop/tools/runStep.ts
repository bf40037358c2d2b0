import { spawn } from "node:child_process"
import path from "node:path"

export const root = path.resolve(import.meta.dirname, "../../..")

/** Runs a program of the workspace with its output on this terminal. Gives its exit code and seconds. */
export const runStep = (
  command: string,
  args: ReadonlyArray<string>,
  environment: Record<string, string> = {}
): Promise<{ readonly code: number; readonly seconds: number }> => {
  const begun = performance.now()
  const bin = path.join(root, "node_modules/.bin")
  const PATH = `${path.join(root, "apps/shop/node_modules/.bin")}:${bin}:${process.env["PATH"]}`
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...process.env, ...environment, PATH }
    })
    child.on("error", (error) => {
      console.error(error.message)
      resolve({ code: 127, seconds: (performance.now() - begun) / 1000 })
    })
    child.on("exit", (code) => resolve({ code: code ?? 1, seconds: (performance.now() - begun) / 1000 }))
  })
}
