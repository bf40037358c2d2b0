import { hasCondensedFooter } from "@camber/domain/navigation"
import { LRUCache } from "lru-cache"
import { createContext, useContext } from "react"
import type { FrameData } from "../../foundation/page/Pages.ts"
import type { Seed } from "../../foundation/runtime/Seed.ts"
import SiteFooter from "../frame/SiteFooter.tsx"

/** The rendered footer element. */
interface FooterMarkup {
  readonly className: string
  readonly html: string
}

/** The footer of the page that is being rendered; null renders it. */
export const KnownFooter = createContext<FooterMarkup | null>(null)

/** The site's footer on the server: a fifth of a page's elements, and equal on all pages with the same inputs. */
export const CachedFooter = () => {
  const known = useContext(KnownFooter)
  if (known === null) return <SiteFooter />
  return <footer className={known.className} dangerouslySetInnerHTML={{ __html: known.html }} />
}

/** Everything that the footer depends on. None of it is personal. */
export interface FooterInputs extends Pick<Seed, "settings"> {
  readonly categories: FrameData["categories"]
  readonly pathname: string
}

/** Maximum cached footers: a shop has one per set of flags, full and condensed. */
const MAX_FOOTERS = 50

const pattern = /<div id="footer"><!--\$--><footer class="([^"]*)">(.*)<\/footer><!--\/\$-->/s

/** Rendered footers by their inputs. */
export const createFooterCache = () => {
  const footers = new LRUCache<string, FooterMarkup>({ max: MAX_FOOTERS })
  return {
    /** All settings are part of the key, so that the key stays correct if the footer shows another setting. */
    keyOf: ({ categories, pathname, settings }: FooterInputs): string =>
      JSON.stringify([hasCondensedFooter(pathname), categories, settings]),
    get: (key: string): FooterMarkup | null => footers.get(key) ?? null,
    /** Stores the footer of a page's markup. */
    keep: (key: string, markup: string): void => {
      const [, className, html] = pattern.exec(markup) ?? []
      if (className !== undefined && html !== undefined) footers.set(key, { className, html })
    }
  }
}
export type FooterCache = ReturnType<typeof createFooterCache>
