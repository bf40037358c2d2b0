import type { PageCacheSettings } from "./PageCache.ts"

/**
 * Whether a request is anonymous, so that its response may be shared with other anonymous visitors. Any cookie makes it personal, so that
 * a cache in front of the shop can apply the same rule.
 */
export const isAnonymousRequest = ({ headers }: Request): boolean => !headers.has("cookie") && !headers.has("authorization")

/**
 * Returns how shared caches keep an anonymous visitor's page: fresh for its seconds, then as long again while they revalidate, and in an
 * emergency if the shop does not respond. A browser revalidates each time. Null if the page is not cacheable.
 */
export const getCacheControl = ({
  sharedSeconds,
  staleSeconds
}: Pick<PageCacheSettings, "sharedSeconds" | "staleSeconds">): string | null =>
  sharedSeconds === 0
    ? null
    : `public, max-age=0, s-maxage=${sharedSeconds}, stale-while-revalidate=${sharedSeconds}, stale-if-error=${staleSeconds}`
