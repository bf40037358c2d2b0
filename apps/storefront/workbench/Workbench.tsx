import type { ReactNode } from "react"
import { SkipLink } from "@camber/ui"
import { ArticlePage } from "./pages/ArticlePage.tsx"
import { HomePage } from "./pages/HomePage.tsx"
import { ListingPage } from "./pages/ListingPage.tsx"
import { NotFoundPage } from "./pages/NotFoundPage.tsx"
import { ProductPage } from "./pages/ProductPage.tsx"
import { SiteFooter, SiteHeader, SitePhoneBar } from "./Site.tsx"

/** Shows the components composed into the shop's pages. */
export const pages = {
  home: HomePage,
  listing: ListingPage,
  product: ProductPage,
  article: ArticlePage,
  notfound: NotFoundPage
} satisfies Record<string, () => ReactNode>

export type PageName = keyof typeof pages

export const isPageName = (name: string): name is PageName => Object.hasOwn(pages, name)

export const Workbench = ({ page }: { readonly page: PageName }) => {
  const Page = pages[page]
  return (
    <>
      <SkipLink />
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        <Page />
      </main>
      <SiteFooter />
      <SitePhoneBar />
    </>
  )
}
