import type { Migrations } from "./migrate.ts"
import * as catalogue from "./migrations/0001-catalogue.ts"

/** Every migration there is, listed by hand so that a build carries them. */
export const migrations: Migrations = { "0001-catalogue": catalogue }
