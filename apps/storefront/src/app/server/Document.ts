import type { PageHead, ShopFacts } from "../../foundation/page/PageHead.ts"
import { getShareCardSize, getShareCardUrl } from "../../foundation/page/images.ts"
import banners from "../inline-scripts/banners.ts?script"
import earlyClicks from "../inline-scripts/earlyClicks.ts?script"
import earlyView from "../inline-scripts/earlyView.ts?script"
import install from "../inline-scripts/install.ts?script"
import deferWebFonts from "../inline-scripts/deferWebFonts.ts?script"
import theme from "../inline-scripts/theme.ts?script"
import { escapeHtml, jsonForScript, getCspHash } from "./escape.ts"
import type { PageStyles } from "./pageStyles.ts"
import { createNoScriptNotice } from "./createNoScriptNotice.tsx"

/** First path segments of prefetchable pages: products, listings, directories and articles. No private page is below them. */
const places = ["item", "shop", "brands", "makes", "engines", "transmissions", "rearaxle", "platforms", "race", "categories", "the-toolbox"]

/** Paths without a query only, because filters, sort orders and searches are unlimited, and some have side effects. */
const everybodysPages = { pathname: `/(${places.join("|")}){/*}?`, search: "" }

/**
 * Makes a browser prefetch a link's document on hover. Only documents: none of their scripts run before the navigation, so they do not
 * count as a visit. The frame removes the rules after hydration, because its links load no documents then.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ source: "document", where: { href_matches: everybodysPages }, eagerness: "moderate" }]
})

/** URLs of the built files that a route's page needs. */
export interface PageAssets {
  readonly entry: string
  readonly styles: PageStyles
  /** The entry's static imports. Preloading them saves a round trip. */
  readonly beside: ReadonlyArray<string>
  /** Scripts that the entry imports after the page is loaded. */
  readonly later: ReadonlyArray<string>
  /** Scripts and stylesheets that the entry fetches on the first interaction: the files that Add to Cart needs, in one round trip. */
  readonly atSign: ReadonlyArray<string>
}

/** For the content security policy: the only inline scripts that may run. */
export const inlineScriptHashes: ReadonlyArray<string> = [
  theme,
  banners,
  deferWebFonts,
  earlyClicks,
  install,
  earlyView,
  speculationRules
].map(getCspHash)

/** Each has its own element, so that an error in one does not stop the others. */
const inline = (...scripts: ReadonlyArray<string>): string => scripts.map((text) => `<script>${text}</script>`).join("")
/** Scripts before and after the styles. Those of interactive pages serve until hydration. */
const [before, behind] = [inline(theme), inline(banners)]
const behindOfLive = `${inline(deferWebFonts, earlyClicks, install, earlyView)}<script type="speculationrules">${speculationRules}</script>`

const headOf = (head: PageHead, origin: string, brandName: string, facts: ShopFacts): string => {
  const address = origin + head.canonicalPath
  const share = getShareCardSize(head.imagePath)
  const lines = [
    `<title>${escapeHtml(head.title)}</title>`,
    `<meta name="description" content="${escapeHtml(head.description)}">`,
    head.isIndexed ? `<link rel="canonical" href="${escapeHtml(address)}">` : `<meta name="robots" content="noindex">`,
    `<meta property="og:title" content="${escapeHtml(head.title)}">`,
    `<meta property="og:description" content="${escapeHtml(head.description)}">`,
    `<meta property="og:url" content="${escapeHtml(address)}">`,
    `<meta property="og:site_name" content="${escapeHtml(brandName)}">`,
    ...(head.formsPath === undefined
      ? []
      : [`<noscript><meta http-equiv="refresh" content="0; url=${escapeHtml(head.formsPath)}"></noscript>`]),
    `<meta property="og:image" content="${escapeHtml(new URL(getShareCardUrl(head.imagePath), origin).href)}">`,
    `<meta property="og:image:width" content="${share.width}"><meta property="og:image:height" content="${share.height}">`,
    `<meta name="twitter:card" content="summary_large_image">`,
    ...head.structuredData(origin, facts).map((data) => `<script type="application/ld+json">${jsonForScript(data)}</script>`)
  ]
  return lines.join("\n")
}

/** The page is readable without scripts, so the entry loads them after the styles and images. */
const scriptsOf = (page: { readonly assets: PageAssets; readonly hydration: unknown }): string =>
  `<script type="application/json" id="hydration">${jsonForScript(page.hydration)}</script>
${page.assets.beside.map((href) => `<script type="module" src="${href}" fetchpriority="low"></script>`).join("\n")}
<script type="module" src="${page.assets.entry}" fetchpriority="low" data-then="${page.assets.later.join(" ")}"${page.assets.atSign.length === 0 ? "" : ` data-sign="${page.assets.atSign.join(" ")}"`}></script>`

/** Renders the whole page with linked stylesheets. `markup` is React's; everything else is escaped here. */
export const htmlDocument = (page: {
  readonly head: PageHead
  readonly origin: string
  readonly brandName: string
  /** Savings are not displayed on green (FLAG-09). */
  readonly hasPlainRibbons: boolean
  readonly facts: ShopFacts
  /** Page type for analytics. */
  readonly pageType: string
  readonly assets: PageAssets
  readonly markup: string
  /** The seed of the scripts; null: the page has none. */
  readonly hydration: unknown
}): string => `<!doctype html>
<html lang="en" data-theme="light" data-page-type="${escapeHtml(page.pageType)}"${page.hasPlainRibbons ? ` data-save-ribbon="plain"` : ""}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${before}
${page.assets.styles.linked}
<link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="icon" href="/assets/camber.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/manifest.webmanifest">
<meta name="theme-color" content="#171b22">
${headOf(page.head, page.origin, page.brandName, page.facts)}
${behind}
${page.hydration === null ? "" : behindOfLive}
</head>
<body>
${page.head.needsScripts === undefined || page.hydration === null ? "" : createNoScriptNotice(page.head.needsScripts)}
<div id="root">${page.markup}</div>
${page.hydration === null ? "" : scriptsOf(page)}
</body>
</html>
`
