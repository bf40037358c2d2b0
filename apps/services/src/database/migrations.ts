import { readdirSync } from "node:fs"
import type { Migrations } from "./migrate.ts"

const folder = new URL("migrations/", import.meta.url)

/** Every migration in the folder, by its file's name. */
export const migrations: Migrations = Object.fromEntries(
  await Promise.all(
    readdirSync(folder).map(async (file) => [file.replace(/\.ts$/, ""), (await import(new URL(file, folder).href)) as Migrations[string]])
  )
)
