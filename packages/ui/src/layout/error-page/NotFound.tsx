import { type ReactNode, useId } from "react"
import { LinkButton } from "../../controls/button/Button.tsx"
import { Drawing, type ImageSource } from "../../foundation/drawing/Drawing.tsx"
import { type LinkItem, Link } from "../../foundation/link/Link.tsx"
import { Icon } from "../../foundation/icon/Icon.tsx"
import { SectionHead } from "../section-head/SectionHead.tsx"

export interface CategoryLinksProps {
  readonly categories: readonly LinkItem[]
  readonly all?: LinkItem | undefined
}

/** Renders 'Shop Top Categories': links back into the shop. */
export const CategoryLinks = ({ categories, all }: CategoryLinksProps) => {
  const id = useId()
  return (
    <section className="block" aria-labelledby={id}>
      <SectionHead id={id} title="Shop Top Categories" link={all} />
      <ul className="catlinks">
        {categories.map(({ label, href }) => (
          <li key={href}>
            <Link href={href}>
              {label}
              <Icon name="chevron-right" size={16} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

export interface NotFoundProps {
  readonly headline: string
  readonly subline: string
  readonly picture: ImageSource
  /** 'Continue Shopping', 'Shop Deals', 'Read Articles'; the first is the main action. */
  readonly ways: readonly LinkItem[]
  readonly categories: readonly LinkItem[]
  readonly allCategories?: LinkItem | undefined
  /** Recommendations. They are below the categories, so that they cause no layout shift when they load. */
  readonly children?: ReactNode
}

/** Renders the page for an unknown URL (ERR-01). */
export const NotFound = ({ headline, subline, picture, ways, categories, allCategories, children }: NotFoundProps) => (
  <>
    <section className="err">
      <div>
        <p className="kicker">Error 404</p>
        <h1>{headline}</h1>
        <p className="err__lede">{subline}</p>
        <div className="acts">
          {ways.map(({ label, href }, index) => (
            <LinkButton key={href} href={href} variant={index === 0 ? "primary" : "quiet"}>
              {label}
            </LinkButton>
          ))}
        </div>
      </div>
      <Drawing picture={picture} size={640} priority="high" />
    </section>
    <CategoryLinks categories={categories} all={allCategories} />
    {children}
  </>
)
