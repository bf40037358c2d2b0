import type { FirstPage } from "./firstPages.ts"

/** Number of different images on a listing's first page. */
export interface DistinctImages {
  readonly listing: string
  /** Number of products of the listing in the whole catalog. */
  readonly sold: number
  /** Number of products on the first page. */
  readonly shown: number
  readonly distinct: number
}

/** Removes the options that do not show part attributes. */
const ofAttributes = (picture: string): string => picture.replace(/(?<=[?&])(?:brand|seed|pack)=[^&]*&?/g, "")

/** Minimum number of products on a page. With fewer, shoppers can distinguish the products by title. */
const LEAST = 6

/** Counts distinct images of types with enough products, largest first. Image URLs are canonical, so equal parts have equal URLs. */
export const countDistinctImages = (pages: ReadonlyArray<FirstPage>): ReadonlyArray<DistinctImages> =>
  pages
    .filter(({ listing, pictures }) => listing.startsWith("type ") && pictures.length >= LEAST)
    .map(({ listing, pictures, sold }) => ({
      listing,
      sold,
      shown: pictures.length,
      distinct: new Set(pictures.map(ofAttributes)).size
    }))
    .toSorted((a, b) => b.sold - a.sold)

/** Returns the average share of different images on a page, from 0 to 1. */
export const computeDistinctShare = (some: ReadonlyArray<DistinctImages>): number =>
  some.reduce((sum, { distinct, shown }) => sum + distinct / shown, 0) / Math.max(1, some.length)
