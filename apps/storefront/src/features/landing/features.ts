import type { ArticleBlock } from "@camber/domain/content"
import type { ListingScope } from "@camber/domain/search"
import { racingEngines } from "./racingEngines.ts"
import { shocks } from "./shocks.ts"

/** A page that the shop has written about one kind of part. */
export interface Feature {
  readonly path: string
  readonly title: string
  readonly lede: string
  readonly body: ReadonlyArray<ArticleBlock>
  /** The part's listing. */
  readonly scope: ListingScope
  /** A toolbox category, and the words in an article's address that make it belong here. */
  readonly reading: { readonly shelf: string; readonly about: RegExp }
}

/** The written pages by their path in small letters (SEO-07). */
export const features: Readonly<Record<string, Feature>> = {
  "/featured/racing-engines": racingEngines,
  "/info/shock": shocks
}
