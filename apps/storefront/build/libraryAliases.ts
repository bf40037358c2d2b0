import { createRequire } from "node:module"
import path from "node:path"
import type { Alias } from "vite"

const folderOf = (name: string, from = import.meta.dirname): string =>
  path.dirname(createRequire(path.join(from, "x.js")).resolve(`${name}/package.json`))
const router = folderOf("react-router", folderOf("react-router-dom"))

/** React Router's production build, because the exports of version 7 name only the development build. */
export const routerAliases: Alias[] = [
  { find: /^react-router$/, replacement: path.join(router, "dist/production/index.mjs") },
  { find: /^react-router\/dom$/, replacement: path.join(router, "dist/production/dom-export.mjs") }
]

/** Client build only: all that tsyringe uses of reflect-metadata, and all that graphql-request uses of graphql (decision 78). */
export const clientAliases: Alias[] = [
  ...routerAliases,
  { find: /^reflect-metadata\/lite$/, replacement: path.resolve(import.meta.dirname, "reflectShim.ts") },
  { find: /^graphql$/, replacement: path.resolve(import.meta.dirname, "graphqlShim.ts") }
]
