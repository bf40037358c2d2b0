import type { ArticleBlock } from "@camber/domain/content"
import type { ListingScope } from "@camber/domain/search"
import { racingEngines } from "./racingEngines.ts"
import { shocks } from "./shocks.ts"

/** An editorial page about one kind of part. */
export interface Feature {
  readonly path: string
  readonly title: string
  readonly lede: string
  readonly body: ReadonlyArray<ArticleBlock>
  /** Listing of the part. */
  readonly scope: ListingScope
  /** A toolbox category and a pattern that selects its articles by address. */
  readonly reading: { readonly category: string; readonly about: RegExp }
}

/** The editorial pages by lower-case path (SEO-07). */
export const features: Readonly<Record<string, Feature>> = {
  "/featured/racing-engines": racingEngines,
  "/info/shock": shocks
}
