import type { EffectRuntime } from "../src/foundation/runtime/AppRuntime.ts"
import { defineLazyLayer } from "../src/foundation/runtime/LazyLayers.ts"
import { lazyLayerRegistry } from "../src/foundation/runtime/lazyLayerRegistry.ts"
import type { UseCases } from "../src/foundation/runtime/useCases.ts"
import type { Seed } from "../src/foundation/runtime/Seed.ts"

/** An engine for which the chunk of one late use-case cannot be had at its first asking. */
export const failChunkLoad =
  (name: keyof typeof lazyLayerRegistry, load: (seed: Seed) => Promise<EffectRuntime>) =>
  async (seed: Seed): Promise<EffectRuntime> => {
    const { dispose, run, watch } = await load(seed)
    let isAway = true
    const broken = defineLazyLayer(async (platform) => {
      if (!isAway) return lazyLayerRegistry[name].load(platform) as never
      isAway = false
      throw new TypeError(`Failed to fetch the chunk of ${name}`)
    })
    const over = (use: UseCases) => ({ ...use, [name]: broken }) as UseCases
    return {
      dispose,
      run: (command, signal) => run((use) => command(over(use)), signal),
      watch: (source, receive, signal) => watch((use) => source(over(use)), receive, signal)
    }
  }
