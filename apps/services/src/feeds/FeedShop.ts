/** Facts about the shop that a feed contains. */
export interface FeedShop {
  readonly name: string
  /** Public origin, without a trailing slash. */
  readonly origin: string
  /** Returns the absolute address of a raster image: feeds accept no SVG. */
  readonly toImageUrl: (path: string) => string
  /** ISO date. */
  readonly today: string
}

/** A feed as a stream of texts. Only one batch of products is in memory. */
export type FeedTexts<Product> = (batches: AsyncIterable<ReadonlyArray<Product>>, shop: FeedShop) => AsyncGenerator<string>

/** Cuts a text at a whole character. */
export const limitText = (text: string, maximum: number): string => text.slice(0, maximum).toWellFormed().trim()

/** Returns the ISO date some days later. */
export const addDays = (day: string, days: number): string => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
