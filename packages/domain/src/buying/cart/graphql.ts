import { ChosenComponent, LineOption, NamedComponent } from "../../catalog/catalog/sku.ts"
import type { Vocabulary } from "../../foundation/graphql/Vocabulary.ts"
import { VersionedQuantity } from "../offline-merge/model.ts"
import { addToCart, changeCartLine } from "./calls.ts"
import { AddedItem, AddRejection, CartContents, CartItem, CartLine, FitmentSnapshot, ShoppingCart } from "./model.ts"

/** GraphQL names and descriptions of the cart calls. */
export const vocabulary: Vocabulary = {
  mutations: ["addToCart", "changeCartLine", "removeCartLines", "restoreCartLines"],
  types: {
    AddedItem,
    AddRejection,
    AddedToCart: addToCart.result.fields.addToCart,
    Cart: CartContents,
    CartAnswer: changeCartLine.result.fields.changeCartLine,
    CartLine,
    CartLineOption: LineOption,
    FitSnapshot: FitmentSnapshot,
    NamedComponent,
    ShoppingCart
  },
  inputs: { CartItemInput: CartItem, ChosenComponentInput: ChosenComponent, HeldInput: VersionedQuantity },
  optional: ["CartItemInput.kitComponents"],
  texts: {
    "Query.cart": "Lines in the order in which they were first added; empty if there are none.",
    "Query.shoppingCart": "Products in the cart, without lines; null if there are none.",
    "Mutation.addToCart": "Adds all items or none. A repeated request with the same Idempotency-Key returns the first response.",
    "Mutation.changeCartLine":
      "Sets the quantity, 1 to 999. Success is false if the line is gone. The message explains a quantity limited by stock.",
    "Mutation.removeCartLines": "A line that is already gone counts as removed.",
    "Mutation.restoreCartLines":
      "Restores lines within a day. A line in the cart stays unchanged. Success is false if a line was deleted permanently.",
    HeldInput: "Base version of a change queued offline, so that it does not undo later changes of other devices.",
    "CartLine.mark": "Number of pieces ever added to the line; the version counter for HeldInput.",
    CartItemInput: "A variant, with the chosen variant of each part if it is a kit. The list is where the shopper found it.",
    AddedToCart: "Totals of the whole cart in US dollars. The message explains why nothing, or less than requested, was added.",
    AddRejection: "Why nothing was added. notAvailable and allInCart are about the stock.",
    "AddedToCart.cartCores": "Core deposits, not part of the cart's total.",
    "AddedItem.coreCharge": "Core deposit per piece, refunded with the old part; not part of the price.",
    AddedItem: "Pieces added to the line, and their price in US dollars. The note explains a quantity below the requested one.",
    ShoppingCart: "Each visitor has one cart.",
    Cart: "Totals in US dollars, of purchasable lines only.",
    "CartLine.productPageId": "0 if the product is no longer in the catalog.",
    "CartLine.quantity": "The wanted quantity, limited by stock. left is the stock limit; null if unlimited.",
    "CartLine.listPrice": "List price of one piece; null if the price is not reduced.",
    "CartLine.coreCharge": "Core deposit per piece, refunded with the old part; not part of lineTotal or the cart's total.",
    "CartLine.addedPrice": "Price of one piece when it was added.",
    FitSnapshot: "Fitment verdict when the line was added.",
    NamedComponent: "ordinality is the kit part it was chosen for; quantity is the count in each kit."
  }
}
