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
import { waitForPaint } from "../../foundation/lazy/frames.ts"
import type { Act, SelectionEnvironment, DispatchSelection } from "./createEarlySelection.ts"

/** Sends the events of a product page to `transitionVariantSelection` and runs the resulting effects. */
export const runVariantSelection = (product: ProductPage, around: SelectionEnvironment): DispatchSelection => {
  const { getPage, navigate, show, takenBack } = around
  let state = createVariantSelection<Act>(product)
  let ways = 0
  const report = (event: VariantSelectionEvent<Act>) => {
    const [next, tasks] = transitionVariantSelection(state, event)
    state = next
    show(next.choice && getDisplayedOffer(next))
    for (const task of tasks) void run(task)
  }
  const run = async (task: VariantSelectionEffect<Act>) => {
    switch (task._tag) {
      case "LoadVariants":
        return report({ _tag: "VariantsLoaded", requestId: task.requestId, variants: await variantsOf(product, around) })
      case "Act":
        return task.act(task.offer)
      case "Show":
        await waitForPaint()
        return report({ _tag: "ChoiceDisplayed", navigationId: task.navigationId })
      case "Go": {
        // The offline page would replace the content that is already known.
        if (!navigator.onLine) return report({ _tag: "Offline", navigationId: task.navigationId })
        ways += 1
        await navigate(task.href)
        ways -= 1
        return report({ _tag: "NavigationSettled", navigationId: task.navigationId, page: getPage() })
      }
      case "ShowOfflineNotice":
        return takenBack()
    }
  }
  return (event) => {
    if (event._tag !== "Going") report(event)
    // Following a choice to its page does not count as leaving.
    else if (ways === 0) report({ _tag: "NavigatedAway" })
  }
}

/** Returns all variants of a product with their fit for the selected car; null if they fail to load. */
const variantsOf = async ({ card }: ProductPage, { car, runtime }: SelectionEnvironment): Promise<ResolveVariant | null> => {
  const project = car.project ?? UNKNOWN_PROJECT
  const end = await runtime.run((use) => use.Catalogue.use((catalogue) => catalogue.options(card.skuBaseNumber, project)))
  const choices = end._tag === "Done" ? end.value : null
  return choices && ((page, from, presses) => resolveOffer(page, choices, from, presses))
}
