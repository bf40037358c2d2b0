import type { Migrations } from "./migrate.ts"
import * as catalogue from "./migrations/0001-catalogue.ts"
import * as visitors from "./migrations/0002-visitors.ts"
import * as lists from "./migrations/0003-lists.ts"
import * as listingIndexes from "./migrations/0004-listing-indexes.ts"
import * as contact from "./migrations/0005-contact.ts"
import * as flags from "./migrations/0006-flags.ts"
import * as productEvents from "./migrations/0007-product-events.ts"
import * as cartLines from "./migrations/0008-cart-lines.ts"

/** Every migration there is, listed by hand so that a build carries them. */
export const migrations: Migrations = {
  "0001-catalogue": catalogue,
  "0002-visitors": visitors,
  "0003-lists": lists,
  "0004-listing-indexes": listingIndexes,
  "0005-contact": contact,
  "0006-flags": flags,
  "0007-product-events": productEvents,
  "0008-cart-lines": cartLines
}
