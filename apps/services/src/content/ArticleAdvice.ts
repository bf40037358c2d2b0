/** Advice of an article on the parts of one type: the right values of one of their options. */
export interface ArticleAdvice {
  /** Slug of the product type. */
  readonly type: string
  readonly attribute: string
  readonly values: readonly [string, ...ReadonlyArray<string>]
}

/** Returns the advice of an article by its slug; empty if it gives none. */
export type GetArticleAdvice = (slug: string) => ReadonlyArray<ArticleAdvice>
