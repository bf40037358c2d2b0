import { DISMISSED_MINUTES } from "@camber/domain/banners"
import { COLLECTOR_PATH, LONGEST_PAGE, LONGEST_TEXT } from "@camber/domain/telemetry"
import { EXCLUDE_COOKIE, PRIVACY_COOKIE, VISITOR_ID_COOKIE } from "@camber/domain/visitor"
import type { PageHead, ShopFacts } from "../../foundation/page/PageHead.ts"
import { shareCard } from "../../foundation/page/images.ts"
import { escapeHtml, jsonForScript } from "./escape.ts"
import { SCROLL_KEY } from "../routes/keepScroll.ts"
import type { PageStyles } from "./pageStyles.ts"
import { policyHash } from "./policyHash.ts"
import { speculationRules } from "./speculationRules.ts"
import { withoutScripts } from "./withoutScripts.tsx"

/** The built files that a page of one route needs, as addresses. */
export interface PageAssets {
  readonly entry: string
  readonly styles: PageStyles
  /** What the entry cannot run without: named beside it, or it would be asked for one way later, before others. */
  readonly beside: ReadonlyArray<string>
  /** Scripts that the entry has come once the page is loaded. */
  readonly later: ReadonlyArray<string>
}

/** Sets the chosen theme, otherwise that of the device, before the first paint. */
const themeScript = `document.documentElement.dataset.theme=(/(?:^|; )theme=(dark|light)(?:;|$)/.exec(document.cookie)||[])[1]||(matchMedia("(prefers-color-scheme:dark)").matches?"dark":"light")`
/**
 * Keeps clicks on buttons that come before the page's scripts, in their order; `TakenOver` replays them once the page is alive. They go no further:
 * React, once it listens, would draw the page for such a click and then hear it too. Links, forms and what the browser opens by itself need no
 * script and go their way. The slash leads into the search's field, which takes what is typed on by itself, not out of what is open over the page.
 */
const earlyClicksScript = `(()=>{let k=[],f=e=>{let b=e.target.closest&&e.target.closest("button[data-early],button[type=button]:not([popovertarget])");b&&(k.push(b),e.preventDefault(),e.stopPropagation())},g=e=>{let i;e.key!="/"||e.ctrlKey||e.metaKey||e.altKey||e.defaultPrevented||e.target.closest("input,textarea,select,[contenteditable],:popover-open")||!(i=document.querySelector("search [name=query]"))||(e.preventDefault(),i.focus())};addEventListener("click",f,true);addEventListener("keydown",g);window.earlyClicks=()=>{removeEventListener("click",f,true);removeEventListener("keydown",g);return k.splice(0)}})()`

/** Has the first paint of a stranger, whose styles are in the document, set in the stand-ins of the faces, so that these give way to pictures: `lateFaces` brings them then. */
const lateFacesScript = `document.querySelector("style[data-of]")&&(document.documentElement.dataset.faces="late")`

/**
 * Hides the banners that this browser has dismissed before the first paint, by a sheet that the policy leaves to scripts. It reads what the
 * domain keeps as `DismissedBanners`; a banner that cannot be dismissed carries no key.
 */
const bannersScript = `try{let t=Date.now()-${DISMISSED_MINUTES * 60_000},c=new CSSStyleSheet;c.replaceSync(JSON.parse(localStorage.DismissedBanners).value.map(b=>b.dismissedAt>t?\`[data-banner="\${+b.id}"]{display:none}\`:"").join(""));document.adoptedStyleSheets=[c]}catch{}`

/**
 * Keeps the browser's install prompt for who asks for it, and remembers that the shop was installed (PWA-01, GAP-68). Both may come before
 * the page's scripts.
 */
const installScript = `addEventListener("beforeinstallprompt",e=>{e.preventDefault();heldInstallPrompt=e});addEventListener("appinstalled",()=>{try{localStorage.AppInstalled=1}catch{}})`

/**
 * A step back or forward to another page, before the router is there to answer it, loads that page, which begins where it was left. What leads
 * to another place of this one is no other page. Before the sheets, which a script behind them waits for.
 */
const earlyStepsScript = `(()=>{let a=()=>location.pathname+location.search,b=a(),f=()=>{if(a()!=b){history.scrollRestoration="manual";location.reload()}};addEventListener("popstate",f);window.endEarlySteps=()=>removeEventListener("popstate",f)})()`

/**
 * A page that was left for another one without a load keeps where it was left (`keepScroll`), and tells the browser to leave that to the shop.
 * Where it is loaded on the way back, because the other one was loaded anew meanwhile, it begins there before anything is painted.
 */
const scrollScript = `try{history.scrollRestoration=="manual"&&scrollTo(0,JSON.parse(sessionStorage["${SCROLL_KEY}"])[history.state.key])}catch{}`

/**
 * Tells the collector of this page when its visitor leaves before anything that tells more has come, which ends it (ANL-101). It tells
 * nothing of who refuses, of staff and of bots that go by it; the collector knows the others (GAP-41, VIS-107).
 */
const earlyViewScript = `(()=>{let f=()=>{if(navigator.globalPrivacyControl||/(?:^|; )(?:${PRIVACY_COOKIE}=refused(?:;|$)|${EXCLUDE_COOKIE}=true(?:;|$)|${VISITOR_ID_COOKIE}=bot-)/.test(document.cookie))return;let c=t=>t.slice(0,${LONGEST_TEXT}).toWellFormed();navigator.sendBeacon("${COLLECTOR_PATH}",new Blob([JSON.stringify({events:[{event:{name:"Page Viewed",pageType:document.documentElement.dataset.pageType,title:c(document.title),referrer:c(document.referrer)},at:Date.now(),page:(location.pathname+location.search).slice(0,${LONGEST_PAGE})}]})],{type:"application/json"}))};addEventListener("pagehide",f,{once:true});window.endEarlyView=()=>removeEventListener("pagehide",f)})()`

/** For the content security policy: the only inline scripts that may run. */
export const inlineScriptHashes: ReadonlyArray<string> = [
  themeScript,
  earlyStepsScript,
  bannersScript,
  lateFacesScript,
  earlyClicksScript,
  installScript,
  earlyViewScript,
  speculationRules,
  scrollScript
].map(policyHash)

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
    `<meta property="og:image" content="${escapeHtml(new URL(shareCard(head.imagePath), origin).href)}">`,
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
<script type="module" src="${page.assets.entry}" fetchpriority="low" data-then="${page.assets.later.join(" ")}"></script>`

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
<script>${themeScript}</script>${page.hydration === null ? "" : `<script>${earlyStepsScript}</script>`}
${page.assets.styles.linked}
<link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="icon" href="/assets/camber.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/manifest.webmanifest">
<meta name="theme-color" content="#171b22">
${headOf(page.head, page.origin, page.brandName, page.facts)}
<script>${bannersScript}</script>
${page.hydration === null ? "" : `<script>${lateFacesScript}</script><script>${earlyClicksScript}</script><script>${installScript}</script><script>${earlyViewScript}</script><script type="speculationrules">${speculationRules}</script>`}
</head>
<body>
${page.head.needsScripts === undefined || page.hydration === null ? "" : withoutScripts(page.head.needsScripts)}
<div id="root">${page.markup}</div>
${page.hydration === null ? "" : `<script>${scrollScript}</script>\n${scriptsOf(page)}`}
</body>
</html>
`
