import { ChosenComponent, LineOption, NamedComponent } from "../../catalog/catalog/model.ts"
import type { Vocabulary } from "../../foundation/graphql/Vocabulary.ts"
import { VersionedQuantity } from "../offline-merge/model.ts"
import { addToCart, changeCartLine } from "./calls.ts"
import { AddedItem, CartContents, CartItem, CartLine, FitmentSnapshot, ShoppingCart } from "./model.ts"

/** What GraphQL says of this capability's calls. */
export const vocabulary: Vocabulary = {
  mutations: ["addToCart", "changeCartLine", "removeCartLines", "restoreCartLines"],
  types: {
    AddedItem,
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
    "Query.cart": "Lines in the order in which they were first added; empty where nothing was.",
    "Query.shoppingCart": "Which products are in the cart, and no more; null where there are none.",
    "Mutation.addToCart": "All items or none. Sent again under the same Idempotency-Key it answers the first reply.",
    "Mutation.changeCartLine":
      "Sets the quantity, 1 to 999. A line that is gone gives success false, one of which there are not as many a message.",
    "Mutation.removeCartLines": "A line that is gone already counts as removed.",
    "Mutation.restoreCartLines": "Within a day. A line that is in the cart stays as it is; one that is gone for good gives success false.",
    HeldInput: "How many there were when a device without a network asked for a change: it does not undo what another one did since.",
    "CartLine.mark": "Counts every piece that was ever added to the line, for HeldInput.",
    CartItemInput: "A variant and, of a kit, the variant chosen for each of its parts; the list is where the shopper found it.",
    AddedToCart: "Totals in US dollars, of the whole cart. The message says why nothing was added, or not as many as asked for.",
    "AddedToCart.cartCores": "Deposits for old parts, beside the cart's total.",
    "AddedItem.coreCharge": "With each piece, refunded with the old part; not in the price.",
    AddedItem:
      "Pieces that the line has more than before, and their price in US dollars. The note says why they are not as many as asked for.",
    ShoppingCart: "A cart has no id of its own: it is the visitor's.",
    Cart: "Totals in US dollars; only lines that can be bought count to them.",
    "CartLine.productPageId": "0 where the catalogue no longer holds the product.",
    "CartLine.quantity": "As many of the wanted ones as there are; left is how many that is at most, null where they do not run out.",
    "CartLine.listPrice": "Of one piece, without the shop's own reduction; null where there is none.",
    "CartLine.coreCharge": "With each piece, refunded with the old part; neither in lineTotal nor in the cart's total.",
    "CartLine.addedPrice": "What one piece cost when it was added.",
    FitSnapshot: "What was known of the fit when the line was added.",
    NamedComponent: "The ordinality says which part of the kit it was chosen for; quantity of it are in each kit."
  }
}
