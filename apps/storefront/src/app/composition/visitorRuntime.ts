import { layerHttp, requestCookies } from "@camber/adapter-http"
import {
  layerMemoryDevice,
  layerMemoryGeolocation,
  layerMemoryOffline,
  layerMemoryStorage,
  layerMemoryTabs,
  layerMemoryTelemetry,
  layerMemoryVisitorAgent
} from "@camber/adapter-memory"
import { SheetForms } from "@camber/domain/class-sheets"
import { ChatWidget } from "@camber/domain/ports"
import type { SelectedProject } from "@camber/domain/vehicle"
import { Effect, Layer, ManagedRuntime } from "effect"
import { garageHref } from "../../foundation/page/hrefs.ts"
import type { FormVisitor } from "../../foundation/page/FormPage.ts"
import type { EffectRuntime } from "../../foundation/runtime/AppRuntime.ts"
import { toEffectRuntime } from "../../foundation/runtime/startEffectRuntime.ts"
import { provideFormServices } from "../../foundation/runtime/useCases.ts"
import type { ServicesAccess } from "../server/contract.ts"
import { appLayer } from "./layers.ts"

const layerNoChat = Layer.succeed(ChatWidget, { show: Effect.void, hide: Effect.void })

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
  /** The use cases as stores run them. */
  readonly engine: EffectRuntime
  /** Cookies that the commands set, as `Set-Cookie` headers. */
  readonly setCookies: () => ReadonlyArray<string>
  readonly dispose: () => Promise<void>
}

/**
 * Creates the browser's use cases with the request in place of the browser: the services identify the visitor by the session cookie,
 * storage ends with the response, and no analytics are sent.
 */
export const createVisitorRuntime = (
  services: ServicesAccess,
  visitor: VisitorRequest,
  report: (defect: unknown) => void = console.error
): VisitorRuntime => {
  const cookies = requestCookies(visitor.cookies, visitor.publicOrigin.startsWith("https:"))
  let isAway = false
  const platform = Layer.mergeAll(
    layerVisitorHttp(services, visitor, () => (isAway = true)),
    cookies.layer,
    layerMemoryDevice(),
    layerMemoryGeolocation(),
    layerMemoryOffline(),
    layerMemoryStorage(),
    layerMemoryTabs({ origin: visitor.publicOrigin, pathname: garageHref }),
    layerMemoryTelemetry(),
    layerMemoryVisitorAgent({ userAgent: visitor.userAgent }),
    layerNoChat
  )
  const runtime = ManagedRuntime.make(
    SheetForms.layer.pipe(Layer.provideMerge(appLayer({ selected: visitor.selected, settings: {} })), Layer.provide(platform))
  )
  return {
    selected: visitor.selected,
    pressKey: visitor.pressKey,
    run: (command) => runtime.runPromise(Effect.orDie(provideFormServices(command))),
    engine: toEffectRuntime(runtime, report),
    isAway: () => isAway,
    setCookies: cookies.setCookies,
    dispose: () => runtime.dispose()
  }
}

/** Calls the services of this process, or the remote services with the visitor's cookies. Calls `away` if this process cannot respond. */
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
