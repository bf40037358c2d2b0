import { Drawing, Link, type LinkItem, type ImageSource, isSamePageLink, TitleText } from "@camber/ui"

/** An article in the blade. */
export interface BladeArticle extends LinkItem {
  readonly authors: string
  readonly description: string
  readonly picture: ImageSource
}

export interface ToolboxCategoriesProps {
  readonly all: LinkItem
  readonly featured?: BladeArticle | undefined
  readonly categories: ReadonlyArray<LinkItem & { readonly articles: readonly BladeArticle[] }>
  /** If empty, the section is omitted. */
  readonly recommended: readonly BladeArticle[]
  /** Called when the visitor follows a link in this window. */
  readonly onFollow: () => void
}

/** Overview of the toolbox: a large article, three articles per category, and recommendations for the shopper (NAV-41, NAV-42). */
export const ToolboxCategories = ({ all, featured, onFollow, recommended, categories }: ToolboxCategoriesProps) => {
  const go = (item: LinkItem) => (
    <Link href={item.href} onClick={(event) => isSamePageLink(event) && onFollow()}>
      <TitleText text={item.label} />
    </Link>
  )
  return (
    <div className="blade">
      <p className="blade__all">{go(all)}</p>
      {featured !== undefined && (
        <section className="blade__featured">
          <h3>Featured Article</h3>
          <article>
            <Drawing picture={featured.picture} size={320} />
            <div>
              <h4>{go(featured)}</h4>
              <p>{featured.description}</p>
              <small>{featured.authors}</small>
            </div>
          </article>
        </section>
      )}
      <div className="blade__shelves">
        {categories.map((shelf) => (
          <section key={shelf.href}>
            <h3>{go(shelf)}</h3>
            <Titles articles={shelf.articles} go={go} />
          </section>
        ))}
      </div>
      {recommended.length > 0 && (
        <section className="blade__recommended">
          <h3>Recommended Articles For You</h3>
          <Titles articles={recommended} go={go} />
        </section>
      )}
    </div>
  )
}

interface TitlesProps {
  readonly articles: readonly BladeArticle[]
  readonly go: (item: LinkItem) => React.ReactNode
}

const Titles = ({ articles, go }: TitlesProps) => (
  <ul>
    {articles.map((article) => (
      <li key={article.href}>
        <Drawing picture={article.picture} size={64} />
        <div>
          {go(article)}
          <small>{article.authors}</small>
        </div>
      </li>
    ))}
  </ul>
)
