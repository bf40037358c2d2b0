import { type AssemblyPiece, getItemsForSides, sumPrices, quantityText, type Sides } from "@camber/domain/assembly"
import { formatCents } from "@camber/domain/money"
import { getImageUrl } from "../../foundation/page/images.ts"
import { partFit } from "../options/partFit.ts"
import type { OfferedPart } from "./view/assembly-pieces/PieceRow.tsx"

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
