import path from "node:path"
import { build, minify, type Plugin } from "vite"

const QUERY = "?script"
const scheme = "\0script:"

/**
 * Gives `import text from "./theme.ts?script"` what that module does, with all that it takes from others in it, as one minified script. A block
 * around it keeps its names out of the page's, for less than a function would weigh.
 */
export const inlineScripts: Plugin = {
  name: "inline-scripts",
  enforce: "pre",
  resolveId: {
    filter: { id: /\?script$/ },
    handler: (id, importer = "") => scheme + path.resolve(path.dirname(importer), id.slice(0, -QUERY.length))
  },
  load: {
    filter: { id: /^\0script:/ },
    async handler(id) {
      const file = id.slice(scheme.length)
      const { code, imports, modules } = await bundled(file)
      if (imports.length > 0) this.error(`${file} takes ${imports.join(", ")} along, which no document can carry.`)
      for (const module of modules) this.addWatchFile(module)
      const script = await minify(file, `{${code}}`, { module: false, compress: { treeshake: { propertyReadSideEffects: false } } })
      return `export default ${JSON.stringify(script.code.replace(/;$/, ""))}`
    }
  }
}

const bundled = async (file: string) => {
  let modules: ReadonlyArray<string> = []
  const result = await build({
    configFile: false,
    logLevel: "warn",
    // The chunk does not name those of which constants alone were taken.
    plugins: [
      {
        name: "modules",
        buildEnd() {
          modules = [...this.getModuleIds()].filter((id) => path.isAbsolute(id))
        }
      }
    ],
    build: {
      write: false,
      minify: false,
      target: "es2024",
      modulePreload: false,
      rolldownOptions: {
        input: file,
        // Beside a rule stands what needs Effect, and is left behind: read for each script, it would take longer than all else.
        external: ["effect"],
        // `var` would be the page's, block or not.
        output: { topLevelVar: false },
        optimization: { inlineConst: true },
        treeshake: { propertyReadSideEffects: false }
      }
    }
  })
  const [chunk, ...others] = "output" in result ? result.output : []
  if (chunk?.type !== "chunk" || others.length > 0) throw new Error(`${file} has to become one script.`)
  return { ...chunk, modules }
}
