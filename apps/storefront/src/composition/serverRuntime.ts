import { layerHttp } from "@camber/adapter-http"
import { layerMemoryCookies } from "@camber/adapter-memory"
import { Appearance } from "@camber/domain/appearance"
import { Catalogue } from "@camber/domain/catalogue"
import { Content } from "@camber/domain/content"
import { Navigation } from "@camber/domain/navigation"
import { Recovery } from "@camber/domain/recovery"
import { Search } from "@camber/domain/search"
import { Layer, ManagedRuntime } from "effect"
import type { Http } from "@camber/domain/ports"
import type { Services } from "../runtime/useCases.ts"

export type ServerRuntime = ManagedRuntime.ManagedRuntime<Services | Http, never>

/**
 * One runtime for the process: its use-cases hold no visitor. What belongs to a request (the project) is an argument of each question.
 * `callServices` stands in for the network where the services live in the same process.
 */
export const makeServerRuntime = (callServices: (request: Request) => Promise<Response>, origin: string): ServerRuntime =>
  ManagedRuntime.make(
    Layer.mergeAll(Appearance.layer("light"), Search.layer, Catalogue.layer, Content.layer, Navigation.layer, Recovery.layer).pipe(
      Layer.provideMerge(
        Layer.mergeAll(layerHttp({ origin, fetch: (input, init) => callServices(new Request(input, init)) }), layerMemoryCookies())
      )
    )
  )
