import { createHash } from "node:crypto"
import { globSync, readFileSync } from "node:fs"
import path from "node:path"

/** Of the sources below a folder, tests left out: another text for any other byte or name, the same on every machine. */
export const versionOf = (folder: string): string => {
  const hash = createHash("sha256")
  const files = globSync("**/*.ts", { cwd: folder, exclude: (name) => name.endsWith(".test.ts") || name === "testing" })
  for (const file of files.map((file) => file.replaceAll(path.sep, "/")).toSorted()) {
    const text = readFileSync(path.join(folder, file))
    hash.update(`${file} ${text.byteLength} `).update(text)
  }
  return hash.digest("base64url").replace(/[-_]/g, "").slice(0, 7)
}

let version: string | undefined

/** Of what draws all pictures: their addresses carry it, so that each may be kept for good until a release draws otherwise. */
export const drawingsVersion = (): string => (version ??= versionOf(import.meta.dirname))
