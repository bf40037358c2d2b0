import { layerHttp, requestCookies } from "@camber/adapter-http"
import {
  layerMemoryCookies,
  layerMemoryStorage,
  layerMemoryTelemetry,
  layerMemoryVisitorAgent,
  layerProcessHttp
} from "@camber/adapter-memory"
import { type Http, Cookies } from "@camber/domain/ports"
import { Layer, ManagedRuntime, Effect } from "effect"
import { saveListingPreference, parseListing } from "@camber/domain/search"
import type { PageServices } from "../../foundation/runtime/useCases.ts"
import type { ServicesAccess } from "../server/contract.ts"
import { pageLayer } from "./layers.ts"

export type ServerRuntime = ManagedRuntime.ManagedRuntime<PageServices | Http, never>

/** Creates one runtime per process: its use cases hold no visitor. Each query receives the request's project as an argument. */
export const createServerRuntime = (services: ServicesAccess): ServerRuntime =>
  ManagedRuntime.make(
    pageLayer.pipe(
      Layer.provideMerge(
        Layer.mergeAll(
          services.kind === "process" ? layerProcessHttp({ graphql: services.answer }) : layerHttp({ origin: services.origin }),
          layerMemoryCookies(),
          layerMemoryStorage(),
          layerMemoryTelemetry(),
          layerMemoryVisitorAgent()
        )
      )
    )
  )

/**
 * Returns `Set-Cookie` headers for a listing switch that loads a page. A visitor who arrives from the same listing has used the switch or
 * keeps its state. A link from elsewhere, such as a shared one, stores nothing.
 */
export const createListingPreferenceCookies = (request: Request, url: URL, publicOrigin: string): ReadonlyArray<string> => {
  const requested = url.searchParams.has("fits") ? (parseListing(url.pathname, url.searchParams)?.fits ?? null) : null
  if (requested === null || !isFromSamePage(request.headers.get("referer"), url, publicOrigin)) return []
  const { layer, setCookies } = requestCookies(request.headers.get("cookie"), publicOrigin.startsWith("https:"))
  Effect.runSync(Cookies.use((cookies) => saveListingPreference(cookies, requested)).pipe(Effect.provide(layer)))
  return setCookies()
}

const isFromSamePage = (referrer: string | null, { origin, pathname }: URL, publicOrigin: string): boolean => {
  const from = referrer === null ? null : URL.parse(referrer)
  return from !== null && [origin, publicOrigin].includes(from.origin) && from.pathname === pathname
}
