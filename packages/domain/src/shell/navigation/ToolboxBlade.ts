import { Context, Effect, Layer } from "effect"
import { articlesByCategory, featuredArticle } from "../../catalog/content/calls.ts"
import { isShown } from "../../catalog/content/rules.ts"
import type { Garage } from "../../vehicles/garage/Garage.ts"
import { callService } from "../../foundation/ports/Call.ts"
import type { Http } from "../../foundation/ports/Http.ts"
import { fetchSections } from "../../discovery/recommendations/fetchSections.ts"
import { sections } from "../../discovery/recommendations/model.ts"
import type { Visitor } from "../../foundation/visitor/Visitor.ts"
import { recommendedArticles, toolboxSections, type ToolboxContent } from "./toolbox.ts"
import { toolboxHref } from "./rules.ts"

/** Articles on each shelf. One more is asked for: the featured one may be among them. */
const SHELF = 3

/** The shelves without the article that stands above them already. */
const withoutFeatured = ({ featured, shelves }: Pick<ToolboxContent, "featured" | "shelves">): ToolboxContent["shelves"] =>
  shelves.map((shelf) => ({ ...shelf, articles: shelf.articles.filter(({ id }) => id !== featured?.id).slice(0, SHELF) }))

/** What lies in the toolbox blade, which opens over any page. */
export class ToolboxBlade extends Context.Service<
  ToolboxBlade,
  {
    /**
     * null when the shelves cannot be had (NAV-44). Without the featured article or recommendations the rest is shown (NAV-46, ERR-115);
     * a bot gets no recommendations (VIS-22).
     */
    readonly content: Effect.Effect<ToolboxContent | null>
  }
>()("@camber/domain/navigation/ToolboxBlade") {
  static readonly layer: Layer.Layer<ToolboxBlade, never, Garage | Http | Visitor> = Layer.effect(
    ToolboxBlade,
    Effect.gen(function* () {
      const ground = yield* Effect.context<Garage | Http | Visitor>()

      const featured = callService(featuredArticle, {}).pipe(
        Effect.map((answer) => answer.featuredArticle),
        Effect.tapError((error) => Effect.logError("Featured article failed", error)),
        Effect.orElseSucceed(() => null)
      )
      const shelves = Effect.forEach(
        toolboxSections,
        ({ category, title }) =>
          Effect.map(callService(articlesByCategory, { category, limit: SHELF + 1 }), (answer) => ({
            title,
            href: `${toolboxHref}/${category}`,
            articles: answer.articlesByCategory.filter(isShown)
          })),
        { concurrency: "unbounded" }
      )
      const recommended = Effect.map(fetchSections({ sections: [sections.toolbox] }), (answered) => recommendedArticles(answered ?? []))
      return ToolboxBlade.of({
        content: Effect.all({ featured, shelves, recommended }, { concurrency: "unbounded" }).pipe(
          Effect.map((content) => ({ ...content, shelves: withoutFeatured(content) })),
          Effect.tapError((error) => Effect.logError("Toolbox content failed", error)),
          Effect.orElseSucceed(() => null),
          Effect.provide(ground)
        )
      })
    })
  )
}
