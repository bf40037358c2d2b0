import { garageDrawer } from "../../features/garage/garageDrawer.ts"
import { listDrawer } from "../../features/lists/listDrawer.ts"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"

/** Set once a session: what is the visitor's own was asked for. */
const OWN_KEPT = "OwnKept"

/**
 * Asks once a session for what is to be there without a network though nobody has looked at it, so that the worker has it: the cart, the
 * lists, the garage, and the drawers in which a list or a car is chosen.
 */
export const keepOwn = async (runtime: AppRuntime): Promise<void> => {
  try {
    // A page that was kept was drawn for the car of that day.
    if (!navigator.onLine) return void (await runtime.run((use) => use.Garage.use((garage) => garage.hydrate())))
    if (sessionStorage.getItem(OWN_KEPT) !== null) return
    sessionStorage.setItem(OWN_KEPT, "1")
  } catch {
    return
  }
  listDrawer.prefetch()
  garageDrawer.prefetch()
  await runtime.run((use) => use.Cart.use((cart) => cart.load))
  await runtime.run((use) => use.Lists.use((lists) => lists.load))
  await runtime.run((use) => use.Garage.use((garage) => garage.hydrate({ isForced: true })))
}
