import { fileURLToPath } from "node:url"
import { gzipSync } from "node:zlib"
import { build } from "vite"

const root = fileURLToPath(new URL("../", import.meta.url))
/** Where the text stands, so that it can name its neighbours. There is no such file. */
const entry = `${root}test/entry.ts`

/** A script, and the modules of which something is in it: the domain's by their path below `src`, others by their own. */
export interface Bundle {
  readonly code: string
  readonly modules: ReadonlyArray<string>
}

/**
 * One minified script of a module's text as a browser or an edge runtime would get it: no platform's modules are at hand, and none is
 * stubbed. What the text exports is `core`. `withEffect` false leaves Effect itself out, to weigh what is the domain's own.
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
          if (id.startsWith("node:")) throw new Error(`${importer} needs ${id}`)
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
  const [built] = [output].flat()
  const [chunk] = built !== undefined && "output" in built ? built.output : []
  if (chunk?.type !== "chunk") throw new Error("no script came out of the bundle")
  const used = Object.entries(chunk.modules).filter(([id, { renderedLength }]) => renderedLength > 0 && id !== entry)
  return { code: chunk.code, modules: used.map(([id]) => id.replace(`${root}src/`, "")) }
}

/** Kilobytes (1000 bytes) of a script after gzip -9. */
export const weightOf = ({ code }: Bundle): number => gzipSync(code, { level: 9 }).length / 1000
