import { createHash } from "node:crypto"
import { globSync, readFileSync } from "node:fs"
import path from "node:path"

/** Hashes the sources below a folder without tests: any other byte or name changes it, and it is the same on every machine. */
export const hashSources = (folder: string): string => {
  const hash = createHash("sha256")
  const files = globSync("**/*.ts", { cwd: folder, exclude: (name) => name.endsWith(".test.ts") || name === "testing" })
  for (const file of files.map((file) => file.replaceAll(path.sep, "/")).toSorted()) {
    const text = readFileSync(path.join(folder, file))
    hash.update(`${file} ${text.byteLength} `).update(text)
  }
  return hash.digest("base64url").replace(/[-_]/g, "").slice(0, 7)
}

let version: string | undefined

/** Returns the version of all drawings. Image URLs contain it, so that images can be immutable until a release changes a drawing. */
export const drawingsVersion = (): string => (version ??= hashSources(import.meta.dirname))
