import type { Contact } from "@camber/domain/checkout"
import { createCall } from "../src/desk/model.ts"
import { createShop } from "../src/session/createShop.ts"
import type { Task } from "../src/desk/tasks.ts"
import type { SeededShop } from "./openSeededShop.ts"

export const dana: Contact = {
  email: "dana@mail.test",
  name: "Dana Reyes",
  phone: "440-555-0182",
  street: "12 Market Street",
  street2: "",
  city: "Akron",
  region: "OH",
  postalCode: "44308",
  country: "US"
}

/** Orders front pads for a 1969 Camaro as a guest, and returns the order's number. */
export const placeGuestOrder = async ({ fetch, origin }: Pick<SeededShop, "fetch" | "origin">, contact: Contact): Promise<string> => {
  const shop = createShop({ origin, fetch })
  const call = createCall(1)
  const run = async (task: Task) => {
    const event = await shop.run(task, call, AbortSignal.timeout(30_000))
    if (event._tag !== "TaskDone") throw new Error(`${task._tag}: ${JSON.stringify(event)}`)
    return event.result
  }
  const found = await run({ _tag: "FindParts", text: "1969 camaro front pads", showsAll: false })
  const card = found._tag === "PartsFound" ? found.found.cards[0] : undefined
  const asked = await run({ _tag: "AddPart", skuBaseNumber: card?.skuBaseNumber ?? "" })
  const choice = asked._tag === "Asked" ? asked.choices[0] : undefined
  if (choice !== undefined) await run(choice.task)
  const review = await run({ _tag: "ReviewOrder", contact })
  if (review._tag !== "OrderReviewed") throw new Error(`no review: ${JSON.stringify(review)}`)
  const placed = await run(review.order)
  await shop.close()
  if (placed._tag !== "OrderPlaced") throw new Error(`not placed: ${JSON.stringify(placed)}`)
  return placed.orderNumber
}
