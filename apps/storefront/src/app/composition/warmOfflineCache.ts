import { prefetchGarageDrawer } from "../../features/garage/GarageStore.ts"
import { ReleaseCheck } from "../../features/install/ReleaseCheck.ts"
import { prefetchListDrawer } from "../../features/lists/ListsStore.ts"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"
import type { Container } from "../../foundation/runtime/StoreContext.ts"

/** The visitor whose data was requested in this session. */
const PERSONAL_DATA_STORED = "OwnKept"

interface OwnWorld {
  readonly container: Container
  readonly runtime: Pick<AppRuntime, "run">
}

/**
 * Requests the data that offline pages need, once per session and again after a visitor change, so that the worker caches it: the cart,
 * the lists, the garage, and the drawers that select a list or a car. Calls `refresh` to reload the data of a cached page that was
 * rendered for another car.
 */
export const warmOfflineCache = async ({ container, runtime }: OwnWorld, refresh: () => Promise<void>): Promise<void> => {
  let owner: string
  try {
    // A cached page was rendered for an earlier car and without a cart.
    const unjudged = document.querySelector("[data-unjudged]")
    if (!navigator.onLine || unjudged) {
      await runtime.run((use) => use.Garage.use((garage) => garage.hydrate()))
      if (unjudged) {
        // The style hides verdicts until the reloaded data is rendered.
        await quiet()
        await refresh()
        await quiet()
        unjudged.remove()
      }
      return void (await runtime.run((use) => use.Cart.use((cart) => cart.load)))
    }
    const visitor = await runtime.run((use) => use.Visitor.use(({ guid }) => guid))
    owner = (visitor._tag === "Done" && visitor.value) || ""
    if (sessionStorage.getItem(PERSONAL_DATA_STORED) === owner || !(await container.resolve(ReleaseCheck).isCurrent())) return
  } catch {
    return
  }
  prefetchListDrawer()
  prefetchGarageDrawer()
  await runtime.run((use) => use.Cart.use((cart) => cart.load))
  await runtime.run((use) => use.Lists.use((lists) => lists.load))
  await runtime.run((use) => use.Garage.use((garage) => garage.hydrate({ isForced: true })))
  try {
    // If the visitor leaves earlier, the next page sends the requests.
    sessionStorage.setItem(PERSONAL_DATA_STORED, owner)
  } catch {
    // If storage is full, the next page sends the requests again.
  }
}

const quiet = (): Promise<unknown> => new Promise((done) => (window.requestIdleCallback ?? ((then) => setTimeout(then, 200)))(done))
