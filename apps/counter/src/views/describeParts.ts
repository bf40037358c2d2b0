import { getKnownNumber, type ProductCard } from "@camber/domain/catalog"
import { explainVerdict, type Verdict } from "@camber/domain/fitment"
import type { Call, FoundParts } from "../desk/model.ts"
import { toFact, toLongFact, toKeys, toText, rule, type View, type Tone } from "./blocks.ts"

/** A verdict in a list: a symbol, a word and a color. */
interface FitText {
  readonly sign: string
  readonly word: string
  readonly tone: Tone
  /** The reason, with the shop's label for the verdict. */
  readonly why: string
}

/** Formats a verdict. The verdict is null if no car is selected (`car` is null) or if the part is not for cars. */
export const formatFit = (verdict: Verdict | null, car: string | null): FitText => {
  if (verdict === null)
    return car === null
      ? { sign: "[ ]", word: "NO CAR", tone: "faint", why: "Choose a car to see whether it fits." }
      : { sign: "[ ]", word: "", tone: "plain", why: "This part is not for a vehicle." }
  const { answer, label, question, reason } = explainVerdict(verdict)
  if (answer === "doesNotFit") return { sign: "[X]", word: "NO", tone: "bad", why: reason ?? label }
  if (answer === "unknown") return { sign: "[?]", word: question === null ? "UNKNOWN" : "ASK", tone: "question", why: reason ?? label }
  const why = reason === null ? label : `${label}: ${reason}`
  return verdict.fitment === "UniversalFit"
    ? { sign: "[~]", word: "UNIV", tone: "plain", why }
    : { sign: "[OK]", word: "FITS", tone: "good", why }
}

/** Describes found parts with fit, price and stock, and why the selected one fits. */
export const describeParts = (
  { cars, row }: Call,
  { cards, hidden, numbers, page, pageCount, showsAll, text, total }: FoundParts
): View => {
  const selected = cards[row]
  const getNumber = (card: ProductCard) => numbers[card.skuBaseNumber] ?? getKnownNumber({ ...card, skuVariantNumber: null }) ?? ""
  const rows = cards.map((card) => {
    const { sign, tone, word } = formatFit(card.fit, cars.selected)
    const price = `${card.hasPriceRange ? "from " : ""}${card.pricing.salePriceString}`
    return { cells: [`${sign} ${word}`, getNumber(card), card.displayTitle, card.availabilityText, price], tone }
  })
  const count = `${pageCount > 1 ? `page ${page} of ${pageCount}, ` : ""}${cards.length} of ${total}${hidden > 0 ? `, ${hidden} more do not fit or are not known to` : ""}`
  return {
    title: `PARTS  ${text}`,
    blocks: [
      toFact("For", cars.selected ?? "no car", cars.selected === null ? "faint" : "strong"),
      {
        _tag: "List",
        columns: [
          { title: "FIT", width: 11 },
          { title: "PART", width: 12 },
          { title: "NAME" },
          { title: "STOCK", width: 11 },
          { title: "PRICE", width: 12, isRight: true }
        ],
        rows,
        selected: row
      },
      toText(count, "faint"),
      rule,
      ...(selected === undefined
        ? [toText("No parts found. Press Esc and use other words.")]
        : [
            toFact("Part", [getNumber(selected), selected.displayTitle].filter((text) => text !== "").join("  ")),
            toFact(
              "Brand",
              `${selected.brand}${selected.kitItemCount > 0 ? `, kit of ${selected.kitItemCount}` : ""}. ${selected.availabilityText}`
            ),
            toLongFact("Why", formatFit(selected.fit, cars.selected).why, formatFit(selected.fit, cars.selected).tone),
            ...(selected.deciding.length === 0
              ? []
              : [toFact("Specs", selected.deciding.map(({ name, value }) => `${name} ${value}`).join(", "))])
          ])
    ],
    keys: toKeys(
      ["1-9 Up/Down", "select"],
      ["Enter", "add"],
      ["Q", "ask the open question"],
      ["A", showsAll ? "only what fits" : "all parts"],
      ...(pageCount > 1 ? [["N", "next page"] as const] : []),
      ["L", "mail link"],
      ["F3", "cart"],
      ["Esc", "back"]
    )
  }
}
