import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { root, stampFile } from "./storefrontBuild.ts"

let version: string | undefined

/** Returns the program's version: that of its package, and a prefix of the hash of the storefront's sources. */
export const readVersion = (): string => (version ??= compute())

const compute = (): string => {
  const { version: ofPackage } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")) as { readonly version: string }
  return existsSync(stampFile) ? `${ofPackage}+${readFileSync(stampFile, "utf8").slice(0, 8)}` : ofPackage
}
