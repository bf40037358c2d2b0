// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { build } from "vite"
import { afterAll, beforeAll, expect, it } from "vitest"
import { inlineScripts } from "./inlineScripts.ts"

let folder: string
beforeAll(() => void (folder = mkdtempSync(path.join(tmpdir(), "camber-inline-scripts-"))))
afterAll(() => rmSync(folder, { recursive: true }))

/** Builds the script of a module with this text and one neighbor module. */
const scriptOf = async (text: string): Promise<unknown> => {
  const files = {
    "neighbor.ts": 'export const KEY = "kept"\nexport const plus = (one: number, other = 7): number => one + other',
    "script.ts": text,
    "server.ts": 'export { default } from "./script.ts?script"'
  }
  for (const [name, source] of Object.entries(files)) writeFileSync(path.join(folder, name), source)
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: "silent",
    plugins: [inlineScripts],
    build: { write: false, ssr: "server.ts" }
  })
  const [chunk] = "output" in built ? built.output : []
  const module: unknown = await import(`data:text/javascript,${encodeURIComponent(chunk?.type === "chunk" ? chunk.code : "")}`)
  return (module as { default: unknown }).default
}

it("the plugin bundles a module and its imports into one script, and puts it into a block if it declares names", async () => {
  expect(await scriptOf('import { KEY } from "./neighbor.ts"\nlocalStorage[KEY] = `for ${1 + 1} days`')).toBe(
    "localStorage.kept=`for 2 days`"
  )
  const named =
    'import { plus } from "./neighbor.ts"\nconst sums = [plus(1), plus(2, 3)]\nconsole.log(sums, sums.map(String.raw`${0}`.at), `a "${Math.random()}"`)'
  expect(await scriptOf(named)).toBe(
    '{let e=(e,t=7)=>e+t,t=[e(1),e(2,3)];console.log(t,t.map(String.raw`${0}`.at),`a "${Math.random()}"`)}'
  )
})

it("the plugin fails the build if a module imports a library", async () => {
  await expect(scriptOf('import { Effect } from "effect"\nEffect.runSync(Effect.void)')).rejects.toThrow(/script\.ts imports effect/)
})
