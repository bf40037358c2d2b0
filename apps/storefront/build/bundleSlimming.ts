import { createRequire } from "node:module"
import { readFileSync } from "node:fs"
import path from "node:path"
import type { Alias, Plugin } from "vite"

const folderOf = (name: string, from = import.meta.dirname): string =>
  path.dirname(createRequire(path.join(from, "x.js")).resolve(`${name}/package.json`))
const router = folderOf("react-router", folderOf("react-router-dom"))
const tsyringe = folderOf("tsyringe")
const mobx = folderOf("mobx")

/**
 * react-router is one flat file whose `X.displayName = ".."` lines prevent tree shaking: drops those lines and marks the pure calls. Only
 * developer tools lose the names.
 */
export const treeShakeReactRouter: Plugin = {
  name: "shake-react-router",
  enforce: "pre",
  transform(code, id) {
    if (!/react-router\/dist\//.test(id)) return
    const shaken = code
      .replace(/^\w+\.displayName = "[^"]*";$/gm, "")
      .replace(/= (React\w*\.)(forwardRef|createContext|memo)\(/g, "= /* @__PURE__ */ $1$2(")
    return { map: null, code: shaken }
  }
}

/** Reduces an icon to its shapes: drops the license comment (named in CREDITS.md) and the file's own svg element. */
export const stripIconMetadata: Plugin = {
  name: "bare-icons",
  enforce: "pre",
  load(id) {
    if (!/lucide-static\/icons\/[\w-]+\.svg\?raw$/.test(id)) return
    const file = readFileSync(id.slice(0, -"?raw".length), "utf8")
    const shapes = file.slice(file.indexOf(">", file.indexOf("<svg")) + 1).replaceAll(/\s*\n\s*/g, "")
    return `export default ${JSON.stringify(`<svg>${shapes}`)}`
  }
}

/** React Router's production build. Its export map has no production condition. */
export const routerAliases: Alias[] = [
  { find: /^react-router$/, replacement: path.join(router, "dist/production/index.mjs") },
  { find: /^react-router\/dom$/, replacement: path.join(router, "dist/production/dom-export.mjs") }
]

/**
 * Client build only: tsyringe's `module` field is ES5. The shims contain all that tsyringe uses of reflect-metadata and all that
 * graphql-request uses of graphql.
 */
export const slimAliases: Alias[] = [
  ...routerAliases,
  { find: /^mobx$/, replacement: path.join(mobx, "dist/mobx.esm.production.min.js") },
  { find: /^tsyringe$/, replacement: path.join(tsyringe, "dist/esm2015/index.js") },
  { find: /^reflect-metadata\/lite$/, replacement: path.resolve(import.meta.dirname, "reflectShim.ts") },
  { find: /^graphql$/, replacement: path.resolve(import.meta.dirname, "graphqlShim.ts") }
]
