import {
  type Assembly,
  type AssemblyPiece,
  type AssemblySet,
  getItemsForSides,
  getSides,
  quantityText,
  type SelectedPiece,
  type Sides,
  sumPrices
} from "@camber/domain/assembly"
import type { AddIntent } from "@camber/domain/cart"
import { clampQuantity } from "@camber/domain/catalog"
import { formatCents } from "@camber/domain/money"
import type { FormFields } from "../../foundation/page/FormPage.ts"
import { getImageUrl } from "../../foundation/page/images.ts"
import { partFit } from "../options/partTexts.ts"
import type { OfferedPart } from "./view/assembly-pieces/PieceRow.tsx"

/** Returns a set as cart items: all of it or none. */
export const setCart = ({ choices, items }: Pick<AssemblySet, "choices" | "items">): Pick<AddIntent, "items" | "shown"> => ({
  items: items.map(({ quantity, skuBaseNumber, skuVariantNumber }) => ({
    skuBaseNumber,
    skuVariantNumber,
    quantityRequested: clampQuantity(quantity),
    kitComponents: [],
    listId: null,
    listName: null,
    attribution: null
  })),
  shown: choices.map(({ brand, imageUrl, items: bought, productPageUrl, skuBaseNumber, title }) => ({
    skuBaseNumber,
    title,
    brand,
    imageUrl,
    productPageUrl,
    price: formatCents(sumPrices(bought.slice(0, 1).map((item) => ({ ...item, quantity: 1 }))))
  }))
})

/** Returns a piece's choices as display text, priced for these sides. */
export const getOfferedParts = (piece: AssemblyPiece, sides: Sides): ReadonlyArray<OfferedPart> =>
  piece.choices.map((choice) => {
    return {
      skuBaseNumber: choice.skuBaseNumber,
      title: choice.title,
      brand: choice.brand,
      href: choice.productPageUrl,
      details: choice.details,
      stock: choice.availabilityText,
      imageUrl: getImageUrl(choice.imageUrl),
      fit: partFit(choice.fit),
      price: formatCents(sumPrices(getItemsForSides(choice, sides))),
      quantity: quantityText(piece, choice, sides),
      deposit: choice.coreCharge === null ? null : `+ ${formatCents(choice.coreCharge)} core deposit for all of it, paid back on return`
    }
  })

/** Reads the chosen parts of a form: the part of a piece by the piece's id, and its sides by the id with `-sides`. */
export const readSelections = (pieces: Assembly["pieces"], fields: FormFields): ReadonlyArray<SelectedPiece> =>
  pieces.flatMap((piece) => {
    const skuBaseNumber = fields[piece.id] ?? ""
    return skuBaseNumber === "" ? [] : [{ pieceId: piece.id, skuBaseNumber, sides: getSides(piece, fields[`${piece.id}-sides`]) }]
  })
