import { randomBytes } from "node:crypto"
import { linkSync, readFileSync, rmSync, writeFileSync } from "node:fs"

/**
 * Reads a file that only its owner can read, and creates it if it is missing. Creation is atomic: a concurrent caller
 * reads the first caller's file. Throws system errors.
 */
export const readOrCreateFile = (file: string, make: () => Uint8Array): Uint8Array => existing(file) ?? made(file, make())

const existing = (file: string): Uint8Array | undefined => {
  try {
    return readFileSync(file)
  } catch (error) {
    if (hasCode(error, "ENOENT")) return undefined
    throw error
  }
}

const made = (file: string, content: Uint8Array): Uint8Array => {
  const draft = `${file}.${randomBytes(8).toString("hex")}`
  writeFileSync(draft, content, { mode: 0o600, flag: "wx" })
  try {
    linkSync(draft, file)
    return content
  } catch (error) {
    if (hasCode(error, "EEXIST")) return readFileSync(file)
    throw error
  } finally {
    rmSync(draft)
  }
}

const hasCode = (error: unknown, code: string): boolean => error instanceof Error && "code" in error && error.code === code
