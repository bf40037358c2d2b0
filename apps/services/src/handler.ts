import { documentsById } from "@camber/domain/registry/documents"
import { Effect } from "effect"
import { contentSchema } from "./content/content.ts"
import type { Database } from "./database/index.ts"
import { discoverySchema } from "./discovery/discovery.ts"
import type { InternalFailure } from "./http/failures.ts"
import { errorAnswer, graphqlHandler } from "./http/graphqlHandler.ts"
import type { DocumentPolicy } from "./http/requestParams.ts"
import { productsSchema } from "./products/products.ts"
import { picturesOn } from "./schema/pictures.ts"
import type { Store } from "./schema/Store.ts"
import { referenceCache } from "./trait/referenceCache.ts"
import { traitSchema } from "./trait/trait.ts"

export interface ServicesSettings {
  /** GRAPHQL_DOCUMENTS: `registered` refuses everything but the domain's own documents. */
  readonly documents: DocumentPolicy
  /** Origin of pictures; empty for the shop's own. */
  readonly imageHost: string
  /** Products in one answer of search as you type (GAP-09). */
  readonly searchProductCap: number
  readonly isProduction: boolean
}

export interface ServicesOptions {
  readonly database: Pick<Database, "kysely">
  readonly settings: ServicesSettings
  /** Where internal failures go; to the log by default. */
  readonly report?: (failure: InternalFailure) => void
}

export interface Services {
  /** Answers `/graphql/{service}`; undefined for every other path. */
  readonly handler: (request: Request) => Promise<Response | undefined>
}

const logged = (failure: InternalFailure): void =>
  Effect.runSync(Effect.logError(failure.message, failure.cause).pipe(Effect.annotateLogs({ requestId: failure.requestId })))

/** The shop's read-side services over an open database whose migrations have run. They keep no visitor's state. */
export const makeServices = ({ database, settings, report = logged }: ServicesOptions): Services => {
  const store: Store = { database: database.kysely, reference: referenceCache(database.kysely), pictures: picturesOn(settings.imageHost) }
  const schemas = {
    trait: traitSchema(store),
    discovery: discoverySchema(store, settings.searchProductCap),
    products: productsSchema(store),
    content: contentSchema(store)
  }
  const handlers = new Map(
    Object.entries(schemas).map(([service, schema]) => [
      service,
      graphqlHandler({
        service,
        schema,
        report,
        lookup: (id) => documentsById.get(id),
        policy: settings.documents,
        isProduction: settings.isProduction
      })
    ])
  )

  return {
    handler: async (request) => {
      const [, folder, service, ...rest] = new URL(request.url).pathname.split("/")
      if (folder !== "graphql" || service === undefined) return undefined
      const handle = rest.length === 0 ? handlers.get(service) : undefined
      return handle === undefined ? unknownService(request) : handle(request)
    }
  }
}

const unknownService = (request: Request): Response => {
  const [body, init] = errorAnswer(404, "Not Found", "There is no such service.")
  return new Response(request.method === "HEAD" ? null : body, init)
}
