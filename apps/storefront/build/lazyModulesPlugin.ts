import type { Plugin } from "vite"

const line = /async \(\) => toLazyLayer\(\(await import\("(@camber\/domain\/[^"]+)"\)\)\.(\w+)\)/g
const scheme = "late:"

/**
 * Gives each line of the late use-cases' table a module of its own, with nothing but what the line picks. A bundler keeps all of a module that
 * is imported late, and pages share a capability's modules; so each use-case gets a chunk with what it alone needs.
 */
export const lazyModulesPlugin: Plugin = {
  name: "late-modules",
  enforce: "pre",
  transform(code, id) {
    if (!id.endsWith("/lazyLayerRegistry.ts")) return
    const cut = code.replace(line, (_, module: string, name: string) => `() => import("${scheme}${module}/${name}")`)
    if (cut.includes('"@camber/domain/')) this.error("A line of the late use-cases' table is not written as the others are.")
    return { map: null, code: cut }
  },
  resolveId: (id) => (id.startsWith(scheme) ? `\0${id}` : undefined),
  load(id) {
    const [, module, name] = /^\0late:(.+)\/(\w+)$/.exec(id) ?? []
    if (name === undefined) return
    return `import { ${name} } from "${module}"\nexport const service = ${name}\nexport const layer = ${name}.layer`
  }
}

/** Whether a module's import is one of what comes after the engine. */
export const isLazyModule = (imported: string, module = ""): boolean =>
  /^\0?late:|\/fetch(?:Assembly|CarSystems|Comparison|OwnedMarks|Plan)\.ts$/.test(imported) ||
  module.endsWith("/createLazyPlatformLayers.ts")
