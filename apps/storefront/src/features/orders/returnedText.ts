import type { Order } from "@camber/domain/order"
import { dayText } from "./dayText.ts"

type Line = Pick<Order["lines"][number], "ordinality" | "quantity" | "canceled">

/** Formats the requested and received returns of a line with their days; undefined without returns. */
export const returnedText = (line: Line, returns: Order["returns"]): string | undefined => {
  const kept = line.quantity - line.canceled
  const going = { goods: 0, core: 0 }
  const texts: Array<string> = []
  for (const { lines, settledAt, state } of returns) {
    for (const { kind, ordinality, quantity, received } of lines) {
      if (ordinality !== line.ordinality || state === "refused") continue
      if (received === null) going[kind] += quantity
      else if (received > 0) texts.push(`${cameText(kind, received, kept)}${settledAt === null ? "" : ` on ${dayText(settledAt)}`}.`)
    }
  }
  if (going.goods > 0) texts.push(`Returning ${going.goods} of ${kept}.`)
  if (going.core > 0) texts.push(`Sending ${oldParts(going.core)} back.`)
  return texts.length === 0 ? undefined : texts.join(" ")
}

const cameText = (kind: "goods" | "core", received: number, kept: number): string =>
  kind === "goods" ? `Returned ${received} of ${kept}` : `${oldParts(received)} received`

const oldParts = (count: number): string => `${count} old ${count === 1 ? "part" : "parts"}`
