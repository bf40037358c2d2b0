import { garageDrawer } from "../../features/garage/garageDrawer.ts"
import { ReleaseCheck } from "../../features/install/ReleaseCheck.ts"
import { listDrawer } from "../../features/lists/listDrawer.ts"
import { LateComponents } from "../../foundation/late/LateComponents.ts"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"
import type { Container } from "../../foundation/runtime/StoreContext.ts"

/** Whose own was asked for in this session. */
const OWN_KEPT = "OwnKept"

interface OwnWorld {
  readonly container: Container
  readonly runtime: Pick<AppRuntime, "run">
}

/**
 * Asks once a session, and anew for another visitor, for what is to be there without a network though nobody has looked at it, so that the worker has it: the cart, the
 * lists, the garage, and the drawers in which a list or a car is chosen. A page that the worker handed out though it was drawn for another car is judged
 * for the selected one: `refresh` asks for its data anew.
 */
export const warmOfflineCache = async ({ container, runtime }: OwnWorld, refresh: () => Promise<void>): Promise<void> => {
  let owner: string
  try {
    // A page that was kept was drawn for the car of that day, and for no cart.
    const unjudged = document.querySelector("[data-unjudged]")
    if (!navigator.onLine || unjudged) {
      await runtime.run((use) => use.Garage.use((garage) => garage.hydrate()))
      if (unjudged) {
        // Each time until what was asked for is drawn.
        await quiet()
        await refresh()
        await quiet()
        unjudged.remove()
      }
      return void (await runtime.run((use) => use.Cart.use((cart) => cart.load)))
    }
    const visitor = await runtime.run((use) => use.Visitor.use(({ guid }) => guid))
    owner = (visitor._tag === "Done" && visitor.value) || ""
    if (sessionStorage.getItem(OWN_KEPT) === owner || !(await container.resolve(ReleaseCheck).isCurrent())) return
  } catch {
    return
  }
  const components = container.resolve(LateComponents)
  components.prefetch(listDrawer)
  components.prefetch(garageDrawer)
  await runtime.run((use) => use.Cart.use((cart) => cart.load))
  await runtime.run((use) => use.Lists.use((lists) => lists.load))
  await runtime.run((use) => use.Garage.use((garage) => garage.hydrate({ isForced: true })))
  try {
    // Who goes on to the next page before that has it asked for there.
    sessionStorage.setItem(OWN_KEPT, owner)
  } catch {
    // A full storage has it asked for once more.
  }
}

const quiet = (): Promise<unknown> => new Promise((done) => (window.requestIdleCallback ?? ((then) => setTimeout(then, 200)))(done))
