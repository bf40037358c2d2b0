import { Context, Effect, Layer } from "effect"
import { callService } from "../../foundation/ports/Call.ts"
import { type CallError, Http } from "../../foundation/ports/Http.ts"
import type { Project } from "../../vehicles/vehicle/model.ts"
import { article, articlesByCategory, featuredArticle, policy, recommendedArticles } from "./calls.ts"
import type { Article, ArticleTeaser } from "./model.ts"
import { isShown } from "./rankArticles.ts"
import type { PolicyName } from "./shopProfile.ts"

export * from "./rankArticles.ts"
export * from "./calls.ts"
export * from "./contactForm.ts"
export * from "./contactMessage.ts"
export * from "./model.ts"
export * from "./policyText.ts"
export * from "./shopProfile.ts"
export * from "./articleText.ts"

/** The shop's articles. */
export class Content extends Context.Service<
  Content,
  {
    /** Null if the article does not exist. */
    readonly article: (id: number, project: Project | null) => Effect.Effect<Article | null, CallError>
    /** Newest first, of every category if null. Omits incomplete cards (CARD-22). */
    readonly articlesByCategory: (category: string | null, limit: number) => Effect.Effect<ReadonlyArray<ArticleTeaser>, CallError>
    /** Articles for the project's vehicle first. Omits incomplete cards (CARD-22). */
    readonly recommendedArticles: (project: Project | null, limit: number) => Effect.Effect<ReadonlyArray<ArticleTeaser>, CallError>
    readonly featuredArticle: Effect.Effect<ArticleTeaser | null, CallError>
    /** The shop's own text of a policy; null if the standard text applies. */
    readonly policy: (name: PolicyName) => Effect.Effect<string | null, CallError>
  }
>()("@camber/domain/content/Content") {
  static readonly layer: Layer.Layer<Content, never, Http> = Layer.effect(
    Content,
    Effect.gen(function* () {
      const http = yield* Http
      return Content.of({
        article: Effect.fnUntraced(
          function* (id: number, project: Project | null) {
            return (yield* callService(article, { id, project })).article
          },
          Effect.provideService(Http, http)
        ),
        articlesByCategory: Effect.fnUntraced(
          function* (category: string | null, limit: number) {
            return (yield* callService(articlesByCategory, { category, limit })).articlesByCategory.filter(isShown)
          },
          Effect.provideService(Http, http)
        ),
        recommendedArticles: Effect.fnUntraced(
          function* (project: Project | null, limit: number) {
            return (yield* callService(recommendedArticles, { project, limit })).recommendedArticles.filter(isShown)
          },
          Effect.provideService(Http, http)
        ),
        featuredArticle: callService(featuredArticle, {}).pipe(
          Effect.map((answer) => answer.featuredArticle),
          Effect.provideService(Http, http)
        ),
        policy: (name) =>
          callService(policy, { name }).pipe(
            Effect.map((answer) => answer.policy),
            Effect.provideService(Http, http)
          )
      })
    })
  )
}
