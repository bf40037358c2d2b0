import { layerCookies } from "@camber/adapter-browser"
import { layerHttp } from "@camber/adapter-http"
import { Appearance } from "@camber/domain/appearance"
import { Catalogue } from "@camber/domain/catalogue"
import { Content } from "@camber/domain/content"
import { Navigation } from "@camber/domain/navigation"
import { Recovery } from "@camber/domain/recovery"
import { Search } from "@camber/domain/search"
import { Layer } from "effect"
import type { Engine } from "../runtime/AppRuntime.ts"
import { startEngine } from "../runtime/startEngine.ts"
import type { Seed } from "./Seed.ts"

/** The late chunk: Effect, use-cases, adapters, graphql-request. The use-cases begin from the seed that the stores began from. */
export const start = (seed: Seed): Promise<Engine> =>
  startEngine(
    Layer.mergeAll(Appearance.layer(seed.theme), Search.layer, Catalogue.layer, Content.layer, Navigation.layer, Recovery.layer).pipe(
      Layer.provide(Layer.mergeAll(layerHttp({ origin: location.origin }), layerCookies))
    )
  )
