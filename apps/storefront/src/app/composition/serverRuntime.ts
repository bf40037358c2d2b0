import { layerHttp } from "@camber/adapter-http"
import { layerMemoryCookies, layerMemoryStorage, layerMemoryTelemetry } from "@camber/adapter-memory"
import type { Http } from "@camber/domain/ports"
import { Layer, ManagedRuntime } from "effect"
import type { PageServices } from "../../foundation/runtime/useCases.ts"
import { pageLayer } from "./layers.ts"

export type ServerRuntime = ManagedRuntime.ManagedRuntime<PageServices | Http, never>

/**
 * One runtime for the process: its use-cases hold no visitor. What belongs to a request (the project) is an argument of each question.
 * `callServices` stands in for the network where the services live in the same process.
 */
export const makeServerRuntime = (callServices: (request: Request) => Promise<Response>, origin: string): ServerRuntime =>
  ManagedRuntime.make(
    pageLayer("light").pipe(
      Layer.provideMerge(
        Layer.mergeAll(
          layerHttp({ origin, fetch: (input, init) => callServices(new Request(input, init)) }),
          layerMemoryCookies(),
          layerMemoryStorage(),
          layerMemoryTelemetry()
        )
      )
    )
  )
