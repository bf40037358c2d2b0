import { vocabulary as addresses } from "./addresses/graphql.ts"
import { vocabulary as assembly } from "./assembly/graphql.ts"
import { vocabulary as banners } from "./banners/graphql.ts"
import { vocabulary as cart } from "./cart/graphql.ts"
import { vocabulary as catalogue } from "./catalogue/graphql.ts"
import { vocabulary as checkout } from "./checkout/graphql.ts"
import { vocabulary as comparison } from "./comparison/graphql.ts"
import { vocabulary as content } from "./content/graphql.ts"
import { vocabulary as fitment } from "./fitment/graphql.ts"
import { vocabulary as flags } from "./flags/graphql.ts"
import { vocabulary as garage } from "./garage/graphql.ts"
import { documentOf } from "./graphql/documentOf.ts"
import { sdlOf } from "./graphql/sdlOf.ts"
import { lexiconOf } from "./graphql/Vocabulary.ts"
import { vocabulary as lists } from "./lists/graphql.ts"
import { vocabulary as navigation } from "./navigation/graphql.ts"
import { vocabulary as order } from "./order/graphql.ts"
import type { ServiceName } from "./ports/Call.ts"
import { vocabulary as promotions } from "./promotions/graphql.ts"
import { vocabulary as recommendations } from "./recommendations/graphql.ts"
import { calls } from "./registry.ts"
import { vocabulary as reviews } from "./reviews/graphql.ts"
import { vocabulary as search } from "./search/graphql.ts"
import { vocabulary as vehicle } from "./vehicle/graphql.ts"
import { vocabulary as visitor } from "./visitor/graphql.ts"

const lexicon = lexiconOf([
  addresses,
  assembly,
  banners,
  cart,
  catalogue,
  checkout,
  comparison,
  content,
  fitment,
  flags,
  garage,
  lists,
  navigation,
  order,
  promotions,
  recommendations,
  reviews,
  search,
  vehicle,
  visitor
])

/** The document of every call, by operation. For the services, tests and tools: no browser bundle may contain this file (GAP-17). */
export const documents: ReadonlyMap<string, string> = new Map(calls.map((call) => [call.operation, documentOf(call, lexicon)]))

/** The same documents by id: the trusted documents of `{ id, variables }` bodies. */
export const documentsById: ReadonlyMap<string, string> = new Map(calls.map(({ id, operation }) => [id, documents.get(operation) ?? ""]))

/** The schema of each service in GraphQL's language. */
export const typesOf = (service: ServiceName): string =>
  sdlOf(
    calls.filter((call) => call.service === service),
    lexicon
  )
