import {
  transitionVariantSelection,
  type VariantSelectionEvent,
  type VariantSelectionEffect,
  createVariantSelection,
  resolveOffer,
  type ProductPage,
  getDisplayedOffer,
  type ResolveVariant
} from "@camber/domain/catalog"
import { UNKNOWN_PROJECT } from "@camber/domain/vehicle"
import { waitForPaint } from "../../foundation/late/waitForPaint.ts"
import { whenIdle } from "../../foundation/router/whenIdle.ts"
import type { Act, SelectionEnvironment, DispatchSelection } from "./createEarlySelection.ts"

/** Tells `transitionVariantSelection` what happens on a product's page, and does what it says. */
export const runVariantSelection = (product: ProductPage, around: SelectionEnvironment): DispatchSelection => {
  const { newest, router, show, takenBack } = around
  let state = createVariantSelection<Act>(product)
  let ways = 0
  const tell = (event: VariantSelectionEvent<Act>) => {
    const [next, tasks] = transitionVariantSelection(state, event)
    state = next
    show(next.choice && getDisplayedOffer(next))
    for (const task of tasks) void run(task)
  }
  const run = async (task: VariantSelectionEffect<Act>) => {
    switch (task._tag) {
      case "Ask":
        return tell({ _tag: "Answered", asked: task.asked, variants: await variantsOf(product, around) })
      case "Act":
        return task.act(task.offer)
      case "Show":
        await waitForPaint()
        return tell({ _tag: "Shown", way: task.way })
      case "Go": {
        // The page of "no network" would come in the place of what is known.
        if (!navigator.onLine) return tell({ _tag: "Offline", way: task.way })
        ways += 1
        await router.navigate(task.href, { preventScrollReset: true })
        // Another question of the page, for instance for another car, begins the way anew.
        await whenIdle(router)
        ways -= 1
        const page = newest() as ProductPage | undefined
        return page && tell({ _tag: "Came", way: task.way, page })
      }
      case "Say":
        return takenBack()
    }
  }
  return (event) => {
    if (event._tag !== "Going") tell(event)
    // Who goes where a choice leads does not leave it.
    else if (ways === 0) tell({ _tag: "Left" })
  }
}

/** All variants of a product, judged for the car that is selected; null where they could not be had. */
const variantsOf = async ({ card }: ProductPage, { car, runtime }: SelectionEnvironment): Promise<ResolveVariant | null> => {
  const project = car.project ?? UNKNOWN_PROJECT
  const end = await runtime.run((use) => use.Catalogue.use((catalogue) => catalogue.options(card.skuBaseNumber, project)))
  const choices = end._tag === "Done" ? end.value : null
  return choices && ((page, from, presses) => resolveOffer(page, choices, from, presses))
}
