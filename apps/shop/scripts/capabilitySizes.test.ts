import path from "node:path"
import { gzipSync } from "node:zlib"
import { build } from "vite"
import { describe, expect, it } from "vitest"
import { readManifest } from "./installPackages.ts"
import { root } from "./runStep.ts"

/** Bytes of a capability with all that it imports, minified and gzipped, without Effect. */
const LIMIT = 15_000

/** Capabilities above the limit, with the size that they may not exceed. */
const misses: Readonly<Record<string, number>> = {
  // Every operation that a device can do without a network
  "./offline-queue": 24_000,
  // 31 calculators with their texts
  "./calculators": 23_000,
  // A form of five steps with its state machine
  "./garage": 18_700,
  "./recommendations": 18_500,
  "./checkout": 17_000,
  "./planner": 16_700,
  "./lists": 16_500
}

/** Entry points that contain the calls of all capabilities. */
const registries = ["./registry", "./registry/graphql"]

const measure = async (file: string): Promise<number> => {
  const result = await build({
    root,
    configFile: false,
    logLevel: "silent",
    build: {
      write: false,
      minify: true,
      target: "es2024",
      lib: { entry: path.join(root, "packages/domain", file), formats: ["es"] },
      rollupOptions: { external: /^effect/ }
    }
  })
  if (!Array.isArray(result)) throw new Error(`${file} has no bundle`)
  const code = result.flatMap(({ output }) => output.map((chunk) => ("code" in chunk ? chunk.code : "")))
  return gzipSync(code.join(""), { level: 9 }).byteLength
}

describe("a capability alone", () => {
  const capabilities = Object.entries(readManifest("domain").exports).filter(([subpath]) => !registries.includes(subpath))

  it(`has at most ${LIMIT / 1000} kB beyond Effect, except the known misses`, { timeout: 60_000 }, async () => {
    const sizes = new Map<string, number>()
    for (const [subpath, file] of capabilities) sizes.set(subpath, await measure(file))
    const tooLarge = [...sizes].filter(([subpath, size]) => size > (misses[subpath] ?? LIMIT))
    expect(Object.fromEntries(tooLarge)).toEqual({})
    // A capability that fits now is no known miss
    expect(Object.keys(misses).filter((subpath) => (sizes.get(subpath) ?? 0) <= LIMIT)).toEqual([])
    expect(sizes.size).toBeGreaterThan(40)
  })
})
