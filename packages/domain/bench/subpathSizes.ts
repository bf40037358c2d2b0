import { bundle, getGzipSize } from "../test/bundle.ts"
import { createFullEntry, capabilities, createRulesEntry } from "../test/subpaths.ts"

/** Bundle size of a subpath of the domain, minified and gzipped, in kB (1000 bytes); `-` if there is no such entry. */
const kilobytes = async (text: string | null, withEffect = true): Promise<string> =>
  text === null ? "-" : getGzipSize(await bundle(text, withEffect)).toFixed(1)

console.log("subpath          rules only    all, own    all, with Effect    whose code, beside its own")
for (const capability of capabilities) {
  const { modules } = await bundle(createFullEntry(capability), false)
  const others = new Set(
    modules.flatMap((module) => /^[a-z]+\/([a-z-]+)\//.exec(module)?.[1] ?? []).filter((folder) => folder !== capability)
  )
  const cells = [
    await kilobytes(createRulesEntry(capability)),
    await kilobytes(createFullEntry(capability), false),
    await kilobytes(createFullEntry(capability))
  ]
  console.log(`${capability.padEnd(16)} ${cells.map((cell) => cell.padStart(9)).join("   ")}             ${[...others].sort().join(" ")}`)
}
