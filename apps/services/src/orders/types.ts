/** What the checkout service says of codes and orders, in GraphQL's language. Amounts are US dollars, moments UTC milliseconds. */
export const orderTypes = `
  "Moments are UTC milliseconds."
  scalar Moment

  extend type Query {
    "What a code is good for in this visitor's hands, or why it is not."
    promoCode(webUserGuid: String!, code: String!): PromoCodeAnswer!
    "What an order of the whole cart would be, now."
    orderReview(webUserGuid: String!, terms: OrderTermsInput!, country: String, region: String): OrderReview!
    "The visitor's own, the newest first, 20 a page."
    orders(webUserGuid: String!, page: Int!): OrdersPage!
    order(webUserGuid: String!, orderNumber: String!): Order
    "Anybody's, without the address it goes to."
    findOrder(webUserGuid: String!, orderNumber: String!, email: String!): FoundOrder!
  }
  extend type Mutation {
    "All of the cart or nothing, once under an Idempotency-Key, and only if it still is what was reviewed."
    placeOrder(
      webUserGuid: String!
      contact: ContactInput!
      terms: OrderTermsInput!
      reviewed: ReviewedInput!
      attribution: String
    ): PlacedOrder!
    "All of these pieces or none. Of an order that is not the visitor's own with its email address."
    requestReturn(
      webUserGuid: String!
      orderNumber: String!
      email: String
      lines: [ReturnedLineInput!]!
      reason: String!
      note: String
    ): FoundOrder!
  }

  type PromoCodeAnswer { promo: Promo message: String }
  "One of percent and amount is given; the minimum is what the goods have to cost."
  type Promo { code: String! percentOff: Int amountOff: Float minimum: Float! }

  input OrderTermsInput { shippingMethod: String! promoCode: String points: Int! }
  input ContactInput {
    email: String!
    name: String!
    phone: String!
    street: String!
    street2: String!
    city: String!
    region: String!
    postalCode: String!
    country: String!
  }
  input ReviewedInput { total: Float! lines: [ReviewedLineInput!]! }
  input ReviewedLineInput { lineId: String! quantity: Int! unitPrice: Float! }
  input ReturnedLineInput { ordinality: Int! quantity: Int! }

  "Subtotal less promo and points is what the lines come to; with shipping and tax it is the total."
  type OrderReview {
    lines: [ReviewedLine!]!
    itemCount: Int!
    subtotal: Float!
    savings: Float!
    promoCode: String
    promoMessage: String
    promo: Float!
    redeemablePoints: Int!
    pointsSpent: Int!
    pointsValue: Float!
    pointsEarned: Int!
    shipping: Float!
    tax: Float!
    total: Float!
  }
  type ReviewedLine {
    lineId: String!
    skuVariantNumber: String!
    title: String!
    brand: String!
    imageUrl: String!
    options: [String!]!
    quantity: Int!
    unitPrice: Float!
    total: Float!
    discount: Float!
    problem: String
  }
  "A number, or what has changed and the review as it is now."
  type PlacedOrder { orderNumber: String changes: [String!]! review: OrderReview }

  type OrdersPage { orders: [OrderSummary!]! total: Int! }
  type OrderSummary {
    orderNumber: String!
    placedAt: Moment!
    status: String!
    itemCount: Int!
    total: Float!
    imageUrls: [String!]!
  }
  type FoundOrder { order: Order message: String }
  type Order {
    orderNumber: String!
    placedAt: Moment!
    status: String!
    shippedAt: Moment
    deliveredAt: Moment
    trackingNumber: String
    contact: Contact
    shippingMethod: String!
    lines: [OrderLine!]!
    itemCount: Int!
    subtotal: Float!
    savings: Float!
    promoCode: String
    promo: Float!
    pointsSpent: Int!
    pointsValue: Float!
    pointsEarned: Int!
    shipping: Float!
    tax: Float!
    total: Float!
  }
  type Contact {
    email: String!
    name: String!
    phone: String!
    street: String!
    street2: String!
    city: String!
    region: String!
    postalCode: String!
    country: String!
  }
  type OrderLine {
    ordinality: Int!
    skuVariantNumber: String!
    skuBaseNumber: String!
    title: String!
    brand: String!
    imageUrl: String!
    url: String!
    options: [String!]!
    quantity: Int!
    unitPrice: Float!
    total: Float!
    discount: Float!
    "Pieces that are to go back."
    returned: Int!
  }
`
