import { existsSync, readFileSync } from "node:fs"

const own = new URL("../", import.meta.url)
const { exports } = JSON.parse(readFileSync(new URL("package.json", own), "utf8")) as { readonly exports: Readonly<Record<string, string>> }

/** Names of the importable capabilities. Excludes their own subpaths, such as `cart/commands`, and the registry. */
export const capabilities: ReadonlyArray<string> = Object.keys(exports).flatMap((subpath) =>
  /^\.\/(?!registry$)[^/]+$/.test(subpath) ? subpath.slice(2) : []
)

/** Returns the text of a module that imports a whole capability. */
export const createFullEntry = (capability: string): string => `export * from "@camber/domain/${capability}"`

/**
 * Returns the text of a module that imports a capability's rules and machine through its subpath, as the first page does; null if the
 * capability has neither.
 */
export const createRulesEntry = (capability: string): string | null => {
  const entry = new URL(exports[`./${capability}`] ?? "", own)
  const names = ["rules", "machine"].flatMap((file) => {
    const url = new URL(`${file}.ts`, entry)
    if (!existsSync(url)) return []
    if (!readFileSync(entry, "utf8").includes(`"./${file}.ts"`)) return []
    return [...readFileSync(url, "utf8").matchAll(/^export const (\w+)/gm)].flatMap(([, name]) => name ?? [])
  })
  return names.length === 0 ? null : `export { ${names.join(", ")} } from "@camber/domain/${capability}"`
}

/** Subpaths of the capabilities' commands. */
export const commandEntries: ReadonlyArray<string> = Object.keys(exports).flatMap((subpath) =>
  subpath.endsWith("/commands") ? subpath.slice(2) : []
)
