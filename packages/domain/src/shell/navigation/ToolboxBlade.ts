import { Context, Effect, Layer } from "effect"
import { articlesByCategory, featuredArticle } from "../../catalog/content/calls.ts"
import { isShown } from "../../catalog/content/rankArticles.ts"
import type { Garage } from "../../vehicles/garage/Garage.ts"
import { callService } from "../../foundation/ports/Call.ts"
import type { Http } from "../../foundation/ports/Http.ts"
import { fetchSections } from "../../discovery/recommendations/fetchSections.ts"
import { sections } from "../../discovery/recommendations/model.ts"
import type { Visitor } from "../../foundation/visitor/Visitor.ts"
import { recommendedArticles, toolboxSections, type ToolboxContent } from "./toolbox.ts"
import { toolboxHref } from "./rules.ts"

/** Articles per shelf. One more is requested, because one of them may be the featured article. */
const ARTICLES_PER_CATEGORY = 3

/** Removes the featured article from the categories. */
const removeFeatured = ({ featured, categories }: Pick<ToolboxContent, "featured" | "categories">): ToolboxContent["categories"] =>
  categories.map((category) => ({
    ...category,
    articles: category.articles.filter(({ id }) => id !== featured?.id).slice(0, ARTICLES_PER_CATEGORY)
  }))

/** Content of the toolbox blade, which opens over any page. */
export class ToolboxBlade extends Context.Service<
  ToolboxBlade,
  {
    /**
     * Null if the shelves cannot be loaded (NAV-44). A missing featured article or missing recommendations only leave a gap (NAV-46,
     * ERR-115). A bot gets no recommendations (VIS-22).
     */
    readonly content: Effect.Effect<ToolboxContent | null>
  }
>()("@camber/domain/navigation/ToolboxBlade") {
  static readonly layer: Layer.Layer<ToolboxBlade, never, Garage | Http | Visitor> = Layer.effect(
    ToolboxBlade,
    Effect.gen(function* () {
      const dependencies = yield* Effect.context<Garage | Http | Visitor>()

      const featured = callService(featuredArticle, {}).pipe(
        Effect.map((answer) => answer.featuredArticle),
        Effect.tapError((error) => Effect.logError("Failed to load featured article", error)),
        Effect.orElseSucceed(() => null)
      )
      const categories = Effect.forEach(
        toolboxSections,
        ({ category, title }) =>
          Effect.map(callService(articlesByCategory, { category, limit: ARTICLES_PER_CATEGORY + 1 }), (answer) => ({
            title,
            href: `${toolboxHref}/${category}`,
            articles: answer.articlesByCategory.filter(isShown)
          })),
        { concurrency: "unbounded" }
      )
      const recommended = Effect.map(fetchSections({ sections: [sections.toolbox] }), (answered) => recommendedArticles(answered ?? []))
      return ToolboxBlade.of({
        content: Effect.all({ featured, categories, recommended }, { concurrency: "unbounded" }).pipe(
          Effect.map((content) => ({ ...content, categories: removeFeatured(content) })),
          Effect.tapError((error) => Effect.logError("Failed to load toolbox content", error)),
          Effect.orElseSucceed(() => null),
          Effect.provide(dependencies)
        )
      })
    })
  )
}
