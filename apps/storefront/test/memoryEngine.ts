import { layerMemoryCookies, layerMemoryHttp, type MemoryServices } from "@camber/adapter-memory"
import { Appearance } from "@camber/domain/appearance"
import { Catalogue } from "@camber/domain/catalogue"
import { Content } from "@camber/domain/content"
import { Navigation } from "@camber/domain/navigation"
import { Recovery } from "@camber/domain/recovery"
import { Search } from "@camber/domain/search"
import { Layer } from "effect"
import type { Seed } from "../src/composition/Seed.ts"
import type { Engine } from "../src/runtime/AppRuntime.ts"
import { startEngine } from "../src/runtime/startEngine.ts"

/** The browser's engine with everything outside of it in memory: cookies from a `Cookie` header, services from functions. */
export const memoryEngine =
  (cookies: string | null = null, services: MemoryServices = {}) =>
  (seed: Seed): Promise<Engine> =>
    startEngine(
      Layer.mergeAll(Appearance.layer(seed.theme), Search.layer, Catalogue.layer, Content.layer, Navigation.layer, Recovery.layer).pipe(
        Layer.provide(Layer.mergeAll(layerMemoryHttp(services), layerMemoryCookies(cookies)))
      )
    )
