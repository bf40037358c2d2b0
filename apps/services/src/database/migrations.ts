import { createHash } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import type { Migration, Migrations } from "./migrate.ts"

const folder = new URL("migrations/", import.meta.url)

const read = async (file: string): Promise<Migration> => {
  const url = new URL(file, folder)
  const migration: Migration = await import(url.href)
  return { keepsOlder: false, ...migration, checksum: createHash("sha256").update(readFileSync(url)).digest("hex") }
}

/** Every migration in the folder, by file name without extension. */
export const migrations: Migrations = Object.fromEntries(
  await Promise.all(readdirSync(folder).map(async (file) => [file.replace(/\.ts$/, ""), await read(file)] as const))
)
