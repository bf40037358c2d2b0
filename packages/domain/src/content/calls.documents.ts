import { selectionOf } from "../ports/selection.ts"
import * as calls from "./calls.ts"

/** The documents of this capability's calls, by operation. */
export const documents = {
  article: `query article($id: Int!, $project: ProjectInput) {
  article(id: $id, project: $project) ${selectionOf(calls.article.result, "article")}
}`,
  articlesByCategory: `query articlesByCategory($category: String, $limit: Int!) {
  articlesByCategory(category: $category, limit: $limit) ${selectionOf(calls.articlesByCategory.result, "articlesByCategory")}
}`,
  recommendedArticles: `query recommendedArticles($project: ProjectInput, $limit: Int!) {
  recommendedArticles(project: $project, limit: $limit) ${selectionOf(calls.recommendedArticles.result, "recommendedArticles")}
}`,
  featuredArticle: `query featuredArticle {
  featuredArticle ${selectionOf(calls.featuredArticle.result, "featuredArticle")}
}`
}
