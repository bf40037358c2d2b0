import { formatPartName } from "@camber/domain/catalog"
import { formatCents } from "@camber/domain/money"
import type { Call } from "../desk/model.ts"
import { rule, toFact, toLongFact, toKeys, toText, type View } from "./blocks.ts"
import { formatFit } from "./describeParts.ts"

/** Describes the cart with the fit of each line. */
export const describeCart = ({ cars, cart, email, row }: Call): View => {
  const selected = cart.lines[row]
  const rows = cart.lines.map((line) => {
    const { sign, tone, word } = formatFit(line.fit, cars.selected)
    const name = formatPartName(
      line.title,
      line.options.map(({ value }) => value)
    )
    return { cells: [String(line.quantity), line.skuVariantNumber, name, `${sign} ${word}`, formatCents(line.lineTotal)], tone }
  })
  return {
    title: `CART  ${email}`.trim(),
    blocks: [
      toFact("For", cars.selected ?? "no car", cars.selected === null ? "faint" : "strong"),
      {
        _tag: "List",
        columns: [
          { title: "QTY", width: 4, isRight: true },
          { title: "PART", width: 12 },
          { title: "NAME" },
          { title: "FIT", width: 12 },
          { title: "AMOUNT", width: 12, isRight: true }
        ],
        rows,
        selected: row
      },
      rule,
      toFact("Total", `${formatCents(cart.total)} before shipping and tax`, "strong"),
      ...(selected === undefined
        ? [toText("The cart is empty.")]
        : [
            toLongFact("Why", formatFit(selected.fit, cars.selected).why, formatFit(selected.fit, cars.selected).tone),
            toFact("Stock", selected.availabilityText),
            ...selected.kitComponents.map(({ options, quantity, title }) =>
              toFact("Kit part", `${quantity} x ${formatPartName(title, options)}`)
            )
          ])
    ],
    keys: toKeys(
      ["1-9 Up/Down", "select"],
      ["+ -", "quantity"],
      ["D", "remove"],
      ["L", "mail link"],
      ["W", "web link"],
      ["P", "place order"],
      ["Esc", "back"]
    )
  }
}
