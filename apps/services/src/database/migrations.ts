import { createHash } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import type { Migration, Migrations } from "./migrate.ts"

const folder = new URL("migrations/", import.meta.url)

const read = async (file: string): Promise<Migration> => {
  const place = new URL(file, folder)
  const migration: Migration = await import(place.href)
  return { keepsOlder: false, ...migration, checksum: createHash("sha256").update(readFileSync(place)).digest("hex") }
}

/** Every migration in the folder, by its file's name. */
export const migrations: Migrations = Object.fromEntries(
  await Promise.all(readdirSync(folder).map(async (file) => [file.replace(/\.ts$/, ""), await read(file)] as const))
)
