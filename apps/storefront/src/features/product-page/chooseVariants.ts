import {
  choosingAfter,
  type ChoosingEvent,
  type ChoosingTask,
  newChoosing,
  pressedOffer,
  type ProductPage,
  shownOffer,
  type Variants
} from "@camber/domain/catalog"
import { unknownProject } from "@camber/domain/vehicle"
import { afterFrame } from "../../foundation/late/afterFrame.ts"
import { whenIdle } from "../../foundation/router/whenIdle.ts"
import type { Act, AroundChoice, TellChoice } from "./earlyChoice.ts"

/** Tells `choosingAfter` what happens on a product's page, and does what it says. */
export const chooseVariants = (product: ProductPage, around: AroundChoice): TellChoice => {
  const { newest, router, show, takenBack } = around
  let state = newChoosing<Act>(product)
  let ways = 0
  const tell = (event: ChoosingEvent<Act>) => {
    const [next, tasks] = choosingAfter(state, event)
    state = next
    show(next.choice && shownOffer(next))
    for (const task of tasks) void run(task)
  }
  const run = async (task: ChoosingTask<Act>) => {
    switch (task._tag) {
      case "Ask":
        return tell({ _tag: "Answered", asked: task.asked, variants: await variantsOf(product, around) })
      case "Act":
        return task.act(task.offer)
      case "Show":
        await afterFrame()
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
const variantsOf = async ({ card }: ProductPage, { car, runtime }: AroundChoice): Promise<Variants | null> => {
  const project = car.project ?? unknownProject
  const end = await runtime.run((use) => use.Catalogue.use((catalogue) => catalogue.options(card.skuBaseNumber, project)))
  const choices = end._tag === "Done" ? end.value : null
  return choices && ((page, from, presses) => pressedOffer(page, choices, from, presses))
}
