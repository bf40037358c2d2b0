import { bundle, weightOf } from "../test/bundle.ts"
import { allOf, capabilities, rulesOf } from "../test/subpaths.ts"

/** What each of the domain's subpaths weighs in a bundle, minified and gzipped, in kB (1000 bytes), and whose code comes along. */
const kilobytes = async (text: string | null, withEffect = true): Promise<string> =>
  text === null ? "-" : weightOf(await bundle(text, withEffect)).toFixed(1)

console.log("subpath          rules only    all, own    all, with Effect    whose code, beside its own")
for (const capability of capabilities) {
  const { modules } = await bundle(allOf(capability), false)
  const others = new Set(modules.flatMap((module) => /^([a-z]+)\//.exec(module)?.[1] ?? []).filter((folder) => folder !== capability))
  const cells = [await kilobytes(rulesOf(capability)), await kilobytes(allOf(capability), false), await kilobytes(allOf(capability))]
  console.log(`${capability.padEnd(16)} ${cells.map((cell) => cell.padStart(9)).join("   ")}             ${[...others].sort().join(" ")}`)
}
