import { inlineScriptHashes } from "./Document.ts"
import type { PageCacheSettings } from "./PageCache.ts"

/**
 * Sends security headers with every page. Scripts and styles are the shop's own files. Hashes permit the inline ones; the style hash is
 * the page's own.
 */
export const securityHeaders = (settings: {
  readonly publicOrigin: string
  readonly imageHost: string | null
  readonly observingScripts?: Readonly<Record<string, string>>
  readonly assets: { readonly kind: "build" | "development" }
}) => {
  const images = ["'self'", ...(settings.imageHost ? [settings.imageHost] : [])].join(" ")
  // Third-party scripts load from the configured origins and may connect only there.
  const observers = [...new Set(Object.values(settings.observingScripts ?? {}).map((address) => new URL(address).origin))]
  const policyOf = (styles: ReadonlyArray<string>): string =>
    [
      "default-src 'none'",
      ["script-src 'self'", ...inlineScriptHashes, ...observers].join(" "),
      ["style-src 'self'", ...styles].join(" "),
      `img-src ${images}`,
      "font-src 'self'",
      ["connect-src 'self'", ...observers].join(" "),
      "manifest-src 'self'",
      "worker-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'"
    ].join("; ")
  return (styleHash?: string): Record<string, string> => ({
    "content-type": "text/html; charset=utf-8",
    "cache-control": "private, no-cache",
    // The development server injects its own scripts and styles.
    ...(settings.assets.kind === "build" ? { "content-security-policy": policyOf(styleHash === undefined ? [] : [styleHash]) } : {}),
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    ...(settings.publicOrigin.startsWith("https:") ? { "strict-transport-security": "max-age=31536000" } : {})
  })
}

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
