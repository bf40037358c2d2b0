import { vocabulary as addresses } from "./buying/addresses/graphql.ts"
import { vocabulary as assembly } from "./catalog/assembly/graphql.ts"
import { vocabulary as banners } from "./shell/banners/graphql.ts"
import { vocabulary as cart } from "./buying/cart/graphql.ts"
import { vocabulary as catalogue } from "./catalog/catalog/graphql.ts"
import { vocabulary as checkout } from "./buying/checkout/graphql.ts"
import { vocabulary as classSheets } from "./catalog/class-sheets/graphql.ts"
import { vocabulary as comparison } from "./catalog/comparison/graphql.ts"
import { vocabulary as content } from "./catalog/content/graphql.ts"
import { vocabulary as fitment } from "./vehicles/fitment/graphql.ts"
import { vocabulary as flags } from "./foundation/flags/graphql.ts"
import { vocabulary as garage } from "./vehicles/garage/graphql.ts"
import { generateDocument } from "./foundation/graphql/generateDocument.ts"
import { generateSdl } from "./foundation/graphql/generateSdl.ts"
import { createLexicon } from "./foundation/graphql/Vocabulary.ts"
import { vocabulary as lists } from "./buying/lists/graphql.ts"
import { vocabulary as jobs } from "./catalog/jobs/graphql.ts"
import { vocabulary as mating } from "./catalog/mating/graphql.ts"
import { vocabulary as navigation } from "./shell/navigation/graphql.ts"
import { vocabulary as owned } from "./catalog/owned-parts/graphql.ts"
import { vocabulary as order } from "./buying/order/graphql.ts"
import type { ServiceName } from "./foundation/ports/Call.ts"
import { vocabulary as promotions } from "./buying/promotions/graphql.ts"
import { vocabulary as recommendations } from "./discovery/recommendations/graphql.ts"
import { calls } from "./registry.ts"
import { vocabulary as reviews } from "./catalog/reviews/graphql.ts"
import { vocabulary as search } from "./discovery/search/graphql.ts"
import { vocabulary as vehicle } from "./vehicles/vehicle/graphql.ts"
import { vocabulary as visitor } from "./foundation/visitor/graphql.ts"

const lexicon = createLexicon([
  addresses,
  assembly,
  banners,
  cart,
  catalogue,
  checkout,
  classSheets,
  comparison,
  content,
  fitment,
  flags,
  garage,
  lists,
  jobs,
  mating,
  navigation,
  order,
  owned,
  promotions,
  recommendations,
  reviews,
  search,
  vehicle,
  visitor
])

/** The document of every call, by operation. Only for the services, tests and tools: no browser bundle may contain this file (GAP-17). */
export const documents: ReadonlyMap<string, string> = new Map(calls.map((call) => [call.operation, generateDocument(call, lexicon)]))

/** The same documents by id: the trusted documents for request bodies with `{ id, variables }`. */
export const documentsById: ReadonlyMap<string, string> = new Map(calls.map(({ id, operation }) => [id, documents.get(operation) ?? ""]))

/** Returns the GraphQL schema of a service, as text. */
export const getServiceTypes = (service: ServiceName): string =>
  generateSdl(
    calls.filter((call) => call.service === service),
    lexicon
  )
