import { setImmediate } from "node:timers/promises"
import type { EffectRuntime } from "../../foundation/runtime/AppRuntime.ts"
import type { PageLoads } from "../../foundation/runtime/StoreContext.ts"

/** Maximum renderings of a page: content may load further content, such as an estimate for a loaded cart. */
const MAX_RENDERINGS = 6

/**
 * Renders a page for a visitor without scripts, with the components that a browser hydrates. Components schedule the loads that a browser
 * starts after hydration. The page is rendered again with their results until there is no new load.
 *
 * @param engine - The visitor's use cases.
 */
export const createPageLoads = (engine: EffectRuntime) => {
  const stores = new Map<string, unknown>()
  const known = new Set<string>()
  const running = new Set<Promise<unknown>>()
  let scheduled: Array<() => unknown> = []
  const loads: PageLoads = {
    own: <Store>(id: string, make: () => Store) => {
      if (!stores.has(id)) stores.set(id, make())
      return stores.get(id) as Store
    },
    add: (id, load) => {
      if (known.has(id)) return
      known.add(id)
      scheduled.push(load)
    }
  }
  const counted: EffectRuntime = {
    ...engine,
    run: (command, signal) => {
      const result = engine.run(command, signal)
      running.add(result)
      void result.finally(() => running.delete(result))
      return result
    },
    // The request disposes of the use cases.
    dispose: async () => undefined
  }
  /** Runs the scheduled loads and the commands that follow them. Returns whether there were any. */
  const settle = async (): Promise<boolean> => {
    if (scheduled.length === 0) return false
    for (const load of scheduled) load()
    scheduled = []
    do {
      await Promise.all(running)
      // Stores receive the new state of use cases in the next turn.
      await setImmediate()
    } while (running.size > 0)
    return true
  }
  const render = async (draw: () => string): Promise<string> => {
    let markup = draw()
    for (let count = 1; count < MAX_RENDERINGS && (await settle()); count++) markup = draw()
    return markup
  }
  return { engine: counted, loads, render }
}
