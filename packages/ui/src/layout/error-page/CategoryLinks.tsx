import { useId } from "react"
import { Icon } from "../../foundation/icon/Icon.tsx"
import { Link, type LinkItem } from "../../foundation/link/Link.tsx"
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
