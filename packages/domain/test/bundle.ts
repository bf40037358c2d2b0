import { fileURLToPath } from "node:url"
import { gzipSync } from "node:zlib"
import { build } from "vite"

const root = fileURLToPath(new URL("../", import.meta.url))
/** Path of the virtual entry module, which determines how its relative imports resolve. */
const entry = `${root}test/entry.ts`

/** A script with the modules that it contains: files of the domain by their path below `src`, other files by their own path. */
export interface Bundle {
  readonly code: string
  readonly modules: ReadonlyArray<string>
}

/**
 * Bundles a module's text to one minified script for a browser or edge runtime.
 *
 * Fails on Node modules instead of replacing them. The script's exports are in `core`. `withEffect` false leaves out Effect, to measure the
 * domain only.
 */
export const bundle = async (text: string, withEffect = true): Promise<Bundle> => {
  const output = await build({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [
      {
        name: "entry",
        enforce: "pre",
        resolveId: (id, importer) => {
          if (id.startsWith("node:")) throw new Error(`${importer} imports the Node module ${id}. Domain code must run without Node.`)
          return id === entry ? id : null
        },
        load: (id) => (id === entry ? text : null)
      }
    ],
    build: {
      write: false,
      target: "es2024",
      minify: true,
      lib: { entry, formats: ["iife"], name: "core" },
      rolldownOptions: {
        external: withEffect ? [] : ["effect"],
        output: { globals: { effect: "effect" } },
        treeshake: { propertyReadSideEffects: false }
      }
    }
  })
  const [result] = [output].flat()
  const [chunk] = result !== undefined && "output" in result ? result.output : []
  if (chunk?.type !== "chunk") throw new Error("Vite returned no script chunk for the bundle")
  const used = Object.entries(chunk.modules).filter(([id, { renderedLength }]) => renderedLength > 0 && id !== entry)
  return { code: chunk.code, modules: used.map(([id]) => id.replace(`${root}src/`, "")) }
}

/** Returns the size of a script in kB (1000 bytes) after gzip -9. */
export const getGzipSize = ({ code }: Bundle): number => gzipSync(code, { level: 9 }).length / 1000
