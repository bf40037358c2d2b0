import { cardTypes, projectInput, verdictTypes } from "../schema/sharedTypes.ts"

export const contentTypes = `
  ${projectInput}
  ${verdictTypes}
  ${cardTypes}

  type Query {
    article(id: Int!, project: ProjectInput): Article
    "The newest articles of a category, of all when it is null; at most limit of them."
    articlesByCategory(category: String, limit: Int!): [ArticleTeaser!]
    "Articles for the project's car first, of the rest the newest; at most limit."
    recommendedArticles(project: ProjectInput, limit: Int!): [ArticleTeaser!]
    featuredArticle: ArticleTeaser
  }

  type ArticleTeaser {
    id: Int!
    url: String!
    title: String!
    description: String!
    authors: String!
    articleThumbnailUrl: String!
    category: String!
    minutesToRead: Int!
  }
  type Article {
    id: Int!
    url: String!
    title: String!
    description: String!
    authors: String!
    articleThumbnailUrl: String!
    category: String!
    minutesToRead: Int!
    slug: String!
    publishedOn: String!
    body: [ArticleBlock!]!
    raceTypes: [String!]!
    parts: [ProductCard!]!
    more: [ArticleTeaser!]!
  }

  union ArticleBlock = Heading | Paragraph | Bullets | Formula | Callout | Table
  type Heading { text: String! }
  type Paragraph { text: String! }
  type Bullets { items: [String!]! }
  type Formula { text: String! where: String! }
  type Callout { text: String! }
  type Table { head: [String!]! rows: [[String!]!]! }
`
