import type { PageHead, ShopFacts } from "../../foundation/page/PageHead.ts"
import { getShareCardUrl } from "../../foundation/page/images.ts"
import banners from "../inline-scripts/banners.ts?script"
import earlyClicks from "../inline-scripts/earlyClicks.ts?script"
import earlySteps from "../inline-scripts/earlySteps.ts?script"
import earlyView from "../inline-scripts/earlyView.ts?script"
import install from "../inline-scripts/install.ts?script"
import lateFaces from "../inline-scripts/lateFaces.ts?script"
import scroll from "../inline-scripts/scroll.ts?script"
import theme from "../inline-scripts/theme.ts?script"
import { escapeHtml, jsonForScript } from "./escape.ts"
import type { PageStyles } from "./pageStyles.ts"
import { getCspHash } from "./getCspHash.ts"
import { speculationRules } from "./speculationRules.ts"
import { createNoScriptNotice } from "./createNoScriptNotice.tsx"

/** The built files that a page of one route needs, as addresses. */
export interface PageAssets {
  readonly entry: string
  readonly styles: PageStyles
  /** What the entry cannot run without: named beside it, or it would be asked for one way later, before others. */
  readonly beside: ReadonlyArray<string>
  /** Scripts that the entry has come once the page is loaded. */
  readonly later: ReadonlyArray<string>
  /** Scripts and sheets that the entry fetches at the first sign of a person: what a press on Add to Cart needs, in one round. */
  readonly atSign: ReadonlyArray<string>
}

/** For the content security policy: the only inline scripts that may run. */
export const inlineScriptHashes: ReadonlyArray<string> = [
  theme,
  earlySteps,
  banners,
  lateFaces,
  earlyClicks,
  install,
  earlyView,
  speculationRules,
  scroll
].map(getCspHash)

/** Each an element of its own: one that fails stops no other. */
const inline = (...scripts: ReadonlyArray<string>): string => scripts.map((text) => `<script>${text}</script>`).join("")
/** Where they stand: before a page's styles, behind them, and behind all that is drawn. Those of live pages are of use until others take over. */
const [before, beforeOfLive, behind, atEnd] = [inline(theme), inline(earlySteps), inline(banners), inline(scroll)]
const behindOfLive = `${inline(lateFaces, earlyClicks, install, earlyView)}<script type="speculationrules">${speculationRules}</script>`

const headOf = (head: PageHead, origin: string, brandName: string, facts: ShopFacts): string => {
  const address = origin + head.canonicalPath
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
    `<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">`,
    `<meta name="twitter:card" content="summary_large_image">`,
    ...head.structuredData(origin, facts).map((data) => `<script type="application/ld+json">${jsonForScript(data)}</script>`)
  ]
  return lines.join("\n")
}

/** The page reads without them: the entry has them come once its styles and pictures are there. */
const scriptsOf = (page: { readonly assets: PageAssets; readonly hydration: unknown }): string =>
  `<script type="application/json" id="hydration">${jsonForScript(page.hydration)}</script>
${page.assets.beside.map((href) => `<script type="module" src="${href}" fetchpriority="low"></script>`).join("\n")}
<script type="module" src="${page.assets.entry}" fetchpriority="low" data-then="${page.assets.later.join(" ")}"${page.assets.atSign.length === 0 ? "" : ` data-sign="${page.assets.atSign.join(" ")}"`}></script>`

/** The whole page, its sheets by their addresses. `markup` is React's; everything else is escaped here. */
export const htmlDocument = (page: {
  readonly head: PageHead
  readonly origin: string
  readonly brandName: string
  /** Savings are not told on green (FLAG-09). */
  readonly hasPlainRibbons: boolean
  readonly facts: ShopFacts
  /** As analytics call pages of its kind. */
  readonly pageType: string
  readonly assets: PageAssets
  readonly markup: string
  /** What the scripts begin from; null: the page has none. */
  readonly hydration: unknown
}): string => `<!doctype html>
<html lang="en" data-theme="light" data-page-type="${escapeHtml(page.pageType)}"${page.hasPlainRibbons ? ` data-save-ribbon="plain"` : ""}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${before}${page.hydration === null ? "" : beforeOfLive}
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
${page.hydration === null ? "" : `${atEnd}\n${scriptsOf(page)}`}
</body>
</html>
`
