import { listTypes } from "../lists/types.ts"
import { orderTypes } from "../orders/types.ts"
import { projectInput, verdictTypes } from "../schema/sharedTypes.ts"

export const checkoutTypes = `
  ${verdictTypes}
  ${projectInput}
  ${listTypes}
  ${orderTypes}

  enum Availability { NotAvailable InStock MadeToOrder FactoryShipped Backorderable Discontinued }

  type Query {
    "Lines in the order in which they were first added; empty where nothing was."
    cart(webUserGuid: String!, project: ProjectInput): Cart!
    "Which products are in the cart, and no more; null where there are none."
    shoppingCart(webUserGuid: String!): ShoppingCart
  }
  type Mutation {
    "All items or none. Sent again under the same Idempotency-Key it answers the first reply."
    addToCart(
      webUserGuid: String!
      items: [CartItemInput!]!
      productPageId: Int
      skuBaseNumber: String
      productPageUrl: String
      project: ProjectInput
    ): AddedToCart!
    "Sets the quantity, 1 to 999. A line that is gone gives success false, one of which there are not as many a message."
    changeCartLine(webUserGuid: String!, lineId: String!, quantity: Int!, project: ProjectInput): CartAnswer!
    "A line that is gone already counts as removed."
    removeCartLines(webUserGuid: String!, lineIds: [String!]!, project: ProjectInput): CartAnswer!
    "Within a day. A line that is in the cart stays as it is; one that is gone for good gives success false."
    restoreCartLines(webUserGuid: String!, lineIds: [String!]!, project: ProjectInput): CartAnswer!
  }

  input ChosenComponentInput { ordinality: Int! skuVariantNumber: String! }
  "A variant and, of a kit, the variant chosen for each of its parts; the list is where the shopper found it."
  input CartItemInput {
    skuVariantNumber: String!
    skuBaseNumber: String!
    quantityRequested: Int!
    kitComponents: [ChosenComponentInput!]
    listId: String
    listName: String
    attribution: String
  }

  "Totals in US dollars, of the whole cart. The message says why nothing was added, or not as many as asked for."
  type AddedToCart { success: Boolean! message: String cartTotalPrice: Float! itemCount: Int! items: [AddedItem!]! }
  "Pieces that the line has more than before, and their price in US dollars. The note says why they are not as many as asked for."
  type AddedItem {
    skuVariantNumber: String!
    regularImageUrl: String!
    options: [CartLineOption!]!
    kitComponents: [NamedComponent!]!
    pieces: Int!
    price: Float!
    addedFor: FitSnapshot
    note: String
  }

  "A cart has no id of its own: it is the visitor's."
  type ShoppingCart { shoppingCartId: String numProducts: Int! skuBasesInCart: [String!]! }
  type CartAnswer { success: Boolean! message: String cart: Cart! }
  "Totals in US dollars; only lines that can be bought count to them."
  type Cart { lines: [CartLine!]! itemCount: Int! total: Float! }
  type CartLine {
    lineId: String!
    skuVariantNumber: String!
    skuBaseNumber: String!
    "0 where the catalogue no longer holds the product."
    productPageId: Int!
    title: String!
    brand: String!
    imageUrl: String!
    url: String!
    options: [CartLineOption!]!
    kitComponents: [NamedComponent!]!
    "As many of the wanted ones as there are; left is how many that is at most, null where they do not run out."
    quantity: Int!
    wanted: Int!
    least: Int!
    left: Int
    unitPrice: Float!
    "Of one piece, without the shop's own reduction; null where there is none."
    listPrice: Float
    "What one piece cost when it was added."
    addedPrice: Float
    lineTotal: Float!
    availability: Availability!
    availabilityText: String!
    isPurchaseable: Boolean!
    addedFor: FitSnapshot
    fit: Verdict
  }
  type CartLineOption { name: String! value: String! }
  "What was known of the fit when the line was added."
  type FitSnapshot { projectName: String! verdict: Verdict! }
`
