import type { Cookies, Http, Storage, Tabs, Telemetry, VisitorAgent } from "@camber/domain/ports"
import { VISITOR_STATE_PATH, VisitorState, WEB_USER_GUID_COOKIE, WebUserGuid } from "@camber/domain/visitor"
import { Layer, Schema } from "effect"
import { layerMemoryClient, layerMemoryCookies } from "../layerMemoryClient.ts"
import { layerMemoryHttp, type MemoryServices } from "../layerMemoryHttp.ts"
import { createMemoryCart } from "./cartResolvers.ts"
import { createGarageResolvers } from "./garageResolvers.ts"
import { createListResolvers } from "./listResolvers.ts"
import { MemoryCatalog } from "./MemoryCatalog.ts"
import { createPartLookup } from "./PartLookup.ts"
import { sampleCatalog } from "./sampleCatalog.ts"
import { createSearchResolvers } from "./searchResolvers.ts"
import { createDescribe, createVehicleResolvers } from "./vehicleResolvers.ts"

export * from "../layerMemoryClient.ts"
export * from "../layerMemoryDevice.ts"
export * from "../layerMemoryHttp.ts"
export * from "../layerMemoryOffline.ts"
export * from "../layerMemoryTabs.ts"
export { MemoryCatalog, MemoryPart, MemoryVehicle } from "./MemoryCatalog.ts"
export { sampleCatalog } from "./sampleCatalog.ts"

const GUID = WebUserGuid.make("11111111-1111-4111-8111-111111111111")

/**
 * Creates the services of a small shop for one visitor: vehicles, garage, fitment, search, cart and lists.
 *
 * They respond like the real services, by the rules of the domain. They do not include accounts, checkout and orders: such calls fail with
 * status 404.
 *
 * @param catalog - The shop's catalog. Throws if it is invalid.
 */
export const createMemoryShop = (
  catalog: typeof MemoryCatalog.Encoded = sampleCatalog
): Required<Pick<MemoryServices, "graphql" | "json">> => {
  const decoded = Schema.decodeUnknownSync(MemoryCatalog)(catalog)
  const describe = createDescribe(decoded)
  const parts = createPartLookup(decoded, describe)
  const cart = createMemoryCart(parts, describe)
  const resolvers = new Map([
    ...createVehicleResolvers(decoded, describe),
    ...createGarageResolvers(describe),
    ...createSearchResolvers(parts),
    ...cart.resolvers,
    ...createListResolvers(parts)
  ])
  return {
    graphql: ({ idempotencyKey, operation, variables }) => {
      const answer = resolvers.get(operation)
      return answer === undefined ? { status: 404 } : { data: answer(variables, idempotencyKey) }
    },
    json: ({ path }) => {
      if (path !== VISITOR_STATE_PATH) return { status: 404 }
      const { itemCount, total } = cart.getContents(null)
      return { data: Schema.encodeSync(VisitorState)({ webUserGuid: GUID, itemCount, cartTotal: total, listCount: 0 }) }
    }
  }
}

/** Provides every port that the commands need, in memory, together with a small shop. The shop's data lasts as long as the layer. */
export const layerMemoryShop = (
  catalog: typeof MemoryCatalog.Encoded = sampleCatalog
): Layer.Layer<Cookies | Http | Storage | Tabs | Telemetry | VisitorAgent> =>
  Layer.mergeAll(
    Layer.suspend(() => layerMemoryHttp(createMemoryShop(catalog))),
    layerMemoryCookies(`${WEB_USER_GUID_COOKIE}=${GUID}`),
    layerMemoryClient("Camber in memory")
  )
