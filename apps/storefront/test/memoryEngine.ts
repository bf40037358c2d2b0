import {
  layerMemoryCookies,
  layerMemoryGeolocation,
  layerMemoryHttp,
  layerMemoryStorage,
  layerMemoryTabs,
  layerMemoryTelemetry,
  layerMemoryVisitorAgent,
  type MemoryServices,
  type MemoryVisitorAgent
} from "@camber/adapter-memory"
import type { PageAddress } from "@camber/domain/ports"
import type { TelemetryEvent } from "@camber/domain/tracking"
import { Layer } from "effect"
import { appLayer } from "../src/composition/layers.ts"
import type { Seed } from "../src/composition/Seed.ts"
import type { Engine } from "../src/runtime/AppRuntime.ts"
import { startEngine } from "../src/runtime/startEngine.ts"

/** What lies outside of the browser's engine. */
export interface MemoryWorld {
  readonly address?: Partial<PageAddress>
  readonly receive?: (event: TelemetryEvent) => void
  readonly agent?: MemoryVisitorAgent
}

/** The browser's engine with everything outside of it in memory: cookies from a `Cookie` header, services from functions. */
export const memoryEngine =
  (cookies: string | null = null, services: MemoryServices = {}, world: MemoryWorld = {}) =>
  (seed: Seed): Promise<Engine> =>
    startEngine(
      appLayer(seed).pipe(
        Layer.provide(
          Layer.mergeAll(
            layerMemoryHttp(services),
            layerMemoryCookies(cookies),
            layerMemoryGeolocation(),
            layerMemoryStorage(),
            layerMemoryTabs(world.address),
            layerMemoryTelemetry(world.receive),
            layerMemoryVisitorAgent(world.agent)
          )
        )
      )
    )
