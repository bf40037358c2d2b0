import path from "node:path"
import { build, minify, type Plugin } from "vite"

const QUERY = "?script"
const scheme = "\0script:"

/**
 * Resolves `import text from "./theme.ts?script"` to the module and its imports as one minified script. A block around it keeps its names
 * out of the page's scope and is shorter than a function.
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
      if (imports.length > 0)
        this.error(`${file} imports ${imports.join(", ")}. An inline script cannot load other files: remove the import.`)
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
    // The chunk does not name modules that contributed only constants.
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
        // Shared modules also contain code that needs Effect, which the build drops. Parsing Effect for each script would be slow.
        external: ["effect"],
        // `var` ignores the block and would leak into the page.
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
