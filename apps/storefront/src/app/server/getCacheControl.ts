import type { PageCacheSettings } from "./PageCache.ts"

/**
 * Whether a request says nothing of who sends it: what it is answered with, everybody may be given who says nothing either. Any cookie makes
 * somebody, whosever it is, so that a cache before the shop can go by the same rule.
 */
export const isAnonymousRequest = ({ headers }: Request): boolean => !headers.has("cookie") && !headers.has("authorization")

/**
 * How caches on the way keep a stranger's page: as it is for its seconds, for as long again while they ask for the next one, and for an
 * emergency where the shop does not answer. A browser asks each time. Null where none may keep it.
 */
export const getCacheControl = ({
  sharedSeconds,
  staleSeconds
}: Pick<PageCacheSettings, "sharedSeconds" | "staleSeconds">): string | null =>
  sharedSeconds === 0
    ? null
    : `public, max-age=0, s-maxage=${sharedSeconds}, stale-while-revalidate=${sharedSeconds}, stale-if-error=${staleSeconds}`
