import type { ShopProfile } from "@camber/domain/content"
import { Unavailable } from "@camber/ui"
import { createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { escapeHtml } from "./escape.ts"
import { RenderedPage } from "./PageCache.ts"
import type { PageStyles } from "./pageStyles.ts"

/** The generic error page without a frame, if rendering itself fails. It needs no script and no service. */
export const failurePage = (
  { brandName, contactPhone }: Pick<ShopProfile, "brandName" | "contactPhone">,
  styles: PageStyles
): RenderedPage =>
  new RenderedPage(
    500,
    {},
    `<!doctype html>
<html lang="en" data-theme="light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Well, That&#39;s Embarrassing | ${escapeHtml(brandName)}</title>
${styles.linked}
</head>
<body>
<main class="wrap">${renderToStaticMarkup(createElement(Unavailable, { phone: contactPhone }))}</main>
</body>
</html>
`,
    styles
  )
