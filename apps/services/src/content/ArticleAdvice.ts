/** Advice of an article on parts of one type: the recommended values of one option. */
export interface ArticleAdvice {
  /** Slug of the product type. */
  readonly type: string
  readonly attribute: string
  readonly values: readonly [string, ...ReadonlyArray<string>]
}

/** Returns the advice in an article by its slug; empty if the article gives none. */
export type GetArticleAdvice = (slug: string) => ReadonlyArray<ArticleAdvice>
