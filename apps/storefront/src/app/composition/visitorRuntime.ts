import { layerHttp, requestCookies } from "@camber/adapter-http"
import {
  layerMemoryGeolocation,
  layerMemoryStorage,
  layerMemoryTabs,
  layerMemoryTelemetry,
  layerMemoryVisitorAgent
} from "@camber/adapter-memory"
import { AccountForms } from "@camber/domain/account"
import { layerAcquisition } from "@camber/domain/acquisition"
import { layerCart } from "@camber/domain/cart"
import { layerCatalog } from "@camber/domain/catalog"
import { Addresses } from "@camber/domain/addresses"
import { ClassSheets, SheetForms } from "@camber/domain/class-sheets"
import { Checkout } from "@camber/domain/checkout"
import { layerGarage } from "@camber/domain/garage"
import { layerVisitorLocation } from "@camber/domain/location"
import { PartPairs } from "@camber/domain/mating"
import { layerToasts } from "@camber/domain/notifications"
import { layerOrders } from "@camber/domain/order"
import { OwnedParts } from "@camber/domain/owned-parts"
import { Http } from "@camber/domain/ports"
import { PromoCodes } from "@camber/domain/promotions"
import type { SelectedProject } from "@camber/domain/vehicle"
import { Profile, Visitor } from "@camber/domain/visitor"
import { Layer, ManagedRuntime } from "effect"
import { garageHref } from "../../foundation/page/hrefs.ts"
import type { FormVisitor } from "../../foundation/page/FormPage.ts"
import type { ServicesAccess } from "../server/contract.ts"

/** The visitor of one request. */
export interface VisitorRequest {
  /** As the browser sent it. */
  readonly request: Request
  readonly cookies: string
  readonly userAgent: string
  readonly selected: SelectedProject | null
  readonly publicOrigin: string
  readonly pressKey: string
}

/** One visitor's use cases for the duration of a request. */
export interface VisitorRuntime extends FormVisitor {
  /** Cookies that the commands set, as `Set-Cookie` headers. */
  readonly setCookies: () => ReadonlyArray<string>
  readonly dispose: () => Promise<void>
}

/**
 * Creates the browser's use cases with the request in place of the browser: the services identify the visitor by the session cookie,
 * storage ends with the response, and no analytics are sent.
 */
export const createVisitorRuntime = (services: ServicesAccess, visitor: VisitorRequest): VisitorRuntime => {
  const cookies = requestCookies(visitor.cookies, visitor.publicOrigin.startsWith("https:"))
  let isAway = false
  const platform = Layer.mergeAll(
    layerVisitorHttp(services, visitor, () => (isAway = true)),
    cookies.layer,
    layerMemoryGeolocation(),
    layerMemoryStorage(),
    layerMemoryTabs({ origin: visitor.publicOrigin, pathname: garageHref }),
    layerMemoryTelemetry(),
    layerMemoryVisitorAgent({ userAgent: visitor.userAgent })
  )
  const runtime = ManagedRuntime.make(
    Layer.mergeAll(
      Layer.provide(AccountForms.layer, Profile.layer),
      Addresses.layer,
      Checkout.layer,
      ClassSheets.layer,
      SheetForms.layer,
      PromoCodes.layer,
      layerOrders,
      OwnedParts.layer,
      PartPairs.layer,
      Profile.layer,
      Layer.effect(Http, Http)
    ).pipe(
      Layer.provideMerge(layerCart),
      Layer.provideMerge(Layer.mergeAll(layerAcquisition, layerVisitorLocation, layerCatalog, layerGarage(visitor.selected), layerToasts)),
      Layer.provideMerge(Visitor.layer),
      Layer.provide(platform)
    )
  )
  return {
    selected: visitor.selected,
    pressKey: visitor.pressKey,
    run: (command) => runtime.runPromise(command),
    isAway: () => isAway,
    setCookies: cookies.setCookies,
    dispose: () => runtime.dispose()
  }
}

/** Calls the services of this process, or the remote ones with the visitor's cookies. Calls `away` if this process cannot respond. */
const layerVisitorHttp = (services: ServicesAccess, { cookies, publicOrigin, request }: VisitorRequest, away: () => void) =>
  services.kind === "network"
    ? layerHttp({ origin: services.origin, cookies })
    : layerHttp({
        origin: publicOrigin,
        cookies,
        fetch: async (input, init) => {
          const response = await services.visitors(new Request(input, init), request)
          if (response.status === 503) away()
          return response
        }
      })
