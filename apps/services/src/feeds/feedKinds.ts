import type { FeedProduct, FeedTexts } from "./FeedProduct.ts"
import { merchantFeed } from "./merchantFeed.ts"
import { productFeed } from "./productFeed.ts"

interface FeedFormat {
  readonly path: string
  readonly type: string
  readonly texts: FeedTexts<FeedProduct>
}

/** Feeds by their name on the command line. */
export const feedKinds = {
  merchant: { path: "/feeds/merchant.xml", type: "application/rss+xml; charset=utf-8", texts: merchantFeed },
  acp: { path: "/feeds/products.jsonl", type: "application/jsonl; charset=utf-8", texts: productFeed }
} as const satisfies Readonly<Record<string, FeedFormat>>

export type FeedKind = keyof typeof feedKinds

export const isFeedKind = (name: string): name is FeedKind => Object.hasOwn(feedKinds, name)

/** Returns the kind of feed at a path; undefined for other paths. */
export const findFeedKind = (pathname: string): FeedKind | undefined =>
  Object.keys(feedKinds)
    .filter(isFeedKind)
    .find((kind) => feedKinds[kind].path === pathname)
