import { inlineScriptHashes } from "./Document.ts"

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
    // The development server injects scripts and styles of its own.
    ...(settings.assets.kind === "build" ? { "content-security-policy": policyOf(styleHash === undefined ? [] : [styleHash]) } : {}),
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    ...(settings.publicOrigin.startsWith("https:") ? { "strict-transport-security": "max-age=31536000" } : {})
  })
}
