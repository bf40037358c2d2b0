import { layerHttp } from "@camber/adapter-http"
import {
  layerMemoryCookies,
  layerMemoryStorage,
  layerMemoryTelemetry,
  layerMemoryVisitorAgent,
  layerProcessHttp
} from "@camber/adapter-memory"
import type { Http } from "@camber/domain/ports"
import { Layer, ManagedRuntime } from "effect"
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
