import type { Migrations } from "./migrate.ts"
import * as catalogue from "./migrations/0001-catalogue.ts"
import * as visitors from "./migrations/0002-visitors.ts"
import * as lists from "./migrations/0003-lists.ts"

/** Every migration there is, listed by hand so that a build carries them. */
export const migrations: Migrations = { "0001-catalogue": catalogue, "0002-visitors": visitors, "0003-lists": lists }
