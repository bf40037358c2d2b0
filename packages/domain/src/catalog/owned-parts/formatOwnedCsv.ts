import { escapeCsvCell } from "../../foundation/csv/escapeCsvCell.ts"
import { toDollars } from "../../foundation/money/rules.ts"
import type { OwnedPart, OwnedSheet, OwnedSource } from "./model.ts"

const HEADERS = ["Part type", "Part", "SKU", "Pieces", "Since", "Mileage", "Price", "Order", "Source", "Figures", "Note"]

export const ownedSourceLabels: Readonly<Record<OwnedSource, string>> = {
  order: "Bought here",
  owner: "Your entry",
  garage: "Your garage"
}

const toCells = (part: OwnedPart): ReadonlyArray<string | number> => [
  part.typeName,
  part.name,
  part.skuVariantNumber ?? part.skuBaseNumber ?? "",
  part.quantity,
  part.gotOn ?? "",
  part.mileage ?? "",
  part.price === null ? "" : toDollars(part.price),
  part.orderNumber ?? "",
  ownedSourceLabels[part.source],
  part.figures.join("; "),
  part.note ?? ""
]

/** Formats the parts of a car as a CSV file with a header. Text that a spreadsheet would run as a formula is escaped. */
export const formatOwnedCsv = ({ parts }: Pick<OwnedSheet, "parts">): string =>
  [HEADERS, ...parts.map(toCells)].map((cells) => `${cells.map(escapeCsvCell).join(",")}\r\n`).join("")
