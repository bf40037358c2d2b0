/** What the checkout service answers about lists, beside the cart. */
export const listTypes = `
  extend type Query {
    listCount(userGuid: String!): ListCount!
    "What the lists hold, without what it is called and costs."
    listed(userGuid: String!): Listed!
    "In the order in which they were made."
    lists(userGuid: String!): Lists!
    "Anybody's, for who knows the share guid; null where there is none."
    sharedList(shareGuid: String!): PartsList
    "The same list with what has to be known of its products to check them together."
    buildSheet(shareGuid: String!): BuildSheet
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
    "What is not in the list gives success false."
    setListQuantity(userGuid: String!, listId: String!, item: ListItemInput!): ListReply!
    "Null: made for nothing in particular. A car that is not known gives success false."
    setListCar(userGuid: String!, listId: String!, project: ProjectInput): ListReply!
    "Notes today's prices: the link is given away."
    shareList(userGuid: String!, listId: String!): ListReply!
    "What is not in the first list, or a list that is gone, gives success false."
    moveListItem(userGuid: String!, fromListId: String!, toListId: String!, item: ListItemInput!): ListReply!
    moveListArticle(userGuid: String!, fromListId: String!, toListId: String!, articleId: Int!): ListReply!
    editList(userGuid: String!, listId: String!, listName: String!): ListReply!
    "A list that is not there already counts as deleted."
    deleteList(userGuid: String!, listId: String!): ListReply!
    copyList(userGuid: String!, shareGuid: String!): ListReply!
  }

  "A product and, where one is chosen, its variant; of a kit that is built the variant chosen for each of its parts."
  input ListItemInput { skuBaseNumber: String! skuVariantNumber: String quantity: Int! kitComponents: [ChosenComponentInput!] }

  type ListCount { listWithProductsCount: Int! }
  type ListOwner { userGuid: String! }
  type Lists { webUser: ListOwner! lists: [PartsList!]! }
  type Listed { skuBaseNumbers: [String!]! articleIds: [Int!]! }
  "Success false: nothing was changed. The lists that were changed, all of them where that is not known; and the ids of all that there are."
  type ListReply { success: Boolean! lists: [PartsList!]! listIds: [String!]! listWithProductsCount: Int! }
  type PartsList {
    id: String!
    listName: String!
    shareGuid: String!
    "What it is made for."
    car: ListCar
    "UTC milliseconds; null where its link was never given away."
    sharedAt: Float
    products: [ListProduct!]!
    articles: [ListArticle!]!
  }
  type ListCar { vehicle: String! engine: String raceType: String }
  "The ordinality says which part of the kit it was chosen for; quantity of it are in each kit."
  type NamedComponent { ordinality: Int! skuVariantNumber: String! title: String! options: [String!]! quantity: Int! }
  "The facts of a product stand where the product stands in the list."
  type BuildSheet { list: PartsList! parts: [BuildPart!]! }
  type PartType { slug: String! name: String! }
  type BuildPart {
    skuBaseNumber: String!
    skuVariantNumber: String
    type: PartType
    contains: [String!]!
    mandatory: [PartType!]!
    adapters: [PartType!]!
    "A car takes one part of this name."
    place: String
    verdict: Verdict
    restrictions: [String!]!
  }
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
    options: [CartLineOption!]!
    kitComponents: [NamedComponent!]!
    price: Float!
    "What it cost when it was put in or, where that was later, when the list was shared."
    notedPrice: Float
    quantity: Int
    quantityRequested: Int
    productUrl: String
    url: String
    imageUrl: String
    images: [String!]
  }
  type ListArticle { id: Int! title: String! author: String! url: String! articleThumbnailUrl: String }
`
