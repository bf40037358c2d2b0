/** What the checkout service answers about lists, beside the cart. */
export const listTypes = `
  extend type Query {
    listCount(userGuid: String!): ListCount!
    "In the order in which they were made."
    lists(userGuid: String!): Lists!
    "Anybody's, for who knows the share guid; null where there is none."
    sharedList(shareGuid: String!): PartsList
  }
  extend type Mutation {
    "Sent again under the same Idempotency-Key it changes nothing more and says the first success, as do addListItems and copyList."
    createList(userGuid: String!, listName: String!, articleIds: [Int!]!, items: [ListItemInput!]!): ListReply!
    "All items or none; what the list holds already counts up."
    addListItems(userGuid: String!, listId: String!, items: [ListItemInput!]!): ListReply!
    "All articles or none; an article is in a list once."
    addListArticles(userGuid: String!, listId: String!, articleIds: [Int!]!): ListReply!
    "What is not there already counts as removed."
    removeListItem(userGuid: String!, listId: String!, item: ListItemInput!): ListReply!
    removeListArticle(userGuid: String!, listId: String!, articleId: Int!): ListReply!
    "What is not in the first list, or a list that is gone, gives success false."
    moveListItem(userGuid: String!, fromListId: String!, toListId: String!, item: ListItemInput!): ListReply!
    moveListArticle(userGuid: String!, fromListId: String!, toListId: String!, articleId: Int!): ListReply!
    editList(userGuid: String!, listId: String!, listName: String!): ListReply!
    "A list that is not there already counts as deleted."
    deleteList(userGuid: String!, listId: String!): ListReply!
    copyList(userGuid: String!, shareGuid: String!): ListReply!
  }

  "A product and, where one is chosen, its variant."
  input ListItemInput { skuBaseNumber: String! skuVariantNumber: String quantity: Int! }

  type ListCount { listWithProductsCount: Int! }
  type ListOwner { userGuid: String! }
  type Lists { webUser: ListOwner! lists: [PartsList!]! }
  "Success false: nothing was changed. The lists as they are now, either way."
  type ListReply { success: Boolean! lists: [PartsList!]! listWithProductsCount: Int! }
  type PartsList { id: String! listName: String! shareGuid: String! products: [ListProduct!]! articles: [ListArticle!]! }
  "At today's price, in US dollars. Fields of a second name are always null."
  type ListProduct {
    skuBaseNumber: String!
    skuVariantNumber: String
    isKit: Boolean!
    sku: String!
    title: String!
    brand: String!
    segmentCategory: String!
    availability: Availability!
    rating: Float!
    reviewCount: Int!
    price: Float!
    quantity: Int
    quantityRequested: Int
    productUrl: String
    url: String
    imageUrl: String
    images: [String!]
  }
  type ListArticle { id: Int! title: String! author: String! url: String! articleThumbnailUrl: String }
`
