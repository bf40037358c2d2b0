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
import type { TelemetryEvent } from "@camber/domain/telemetry"
import { Layer } from "effect"
import { appLayer } from "../src/app/composition/layers.ts"
import type { Seed } from "../src/foundation/runtime/Seed.ts"
import type { Engine } from "../src/foundation/runtime/AppRuntime.ts"
import { startEngine } from "../src/foundation/runtime/startEngine.ts"

/** What lies outside of the browser's engine. */
export interface MemoryWorld {
  readonly address?: Partial<PageAddress>
  readonly receive?: (event: TelemetryEvent) => void
  readonly agent?: MemoryVisitorAgent
  /** Has seen nothing of what comes by itself: the offer to sign up would lie over the page at the first sign, and hide it. */
  readonly isNewcomer?: boolean
  /** Hears of defects. */
  readonly report?: (defect: unknown) => void
}

const seen = "EmailSignupModalShown=true; FreeShippingToast=true"

/** The browser's engine with everything outside of it in memory: cookies from a `Cookie` header, services from functions. */
export const memoryEngine =
  (cookies: string | null = null, services: MemoryServices = {}, world: MemoryWorld = {}) =>
  (seed: Seed): Promise<Engine> =>
    startEngine(
      appLayer(seed).pipe(
        Layer.provide(
          Layer.mergeAll(
            layerMemoryHttp(services),
            layerMemoryCookies(world.isNewcomer ? cookies : [cookies, seen].filter((one) => one !== null).join("; ")),
            layerMemoryGeolocation(),
            layerMemoryStorage(),
            layerMemoryTabs(world.address),
            layerMemoryTelemetry(world.receive),
            layerMemoryVisitorAgent(world.agent)
          )
        )
      ),
      world.report ?? (() => {})
    )
