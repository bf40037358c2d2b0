import { Drawing, type ImageSource } from "../../foundation/drawing/Drawing.tsx"
import { Link } from "../../foundation/link/Link.tsx"
import { TitleText } from "../../foundation/title-text/TitleText.tsx"

export interface ArticleCardProps {
  readonly href: string
  readonly title: string
  readonly category: string
  readonly description: string
  readonly authors: string
  readonly picture: ImageSource
  readonly headingLevel?: 2 | 3 | undefined
}

/** Renders an article in a list (CARD-23). The title's link covers the card. */
export const ArticleCard = ({ href, title, category, description, authors, picture, headingLevel = 3 }: ArticleCardProps) => {
  const Heading = `h${headingLevel}` as const
  return (
    <article className="art">
      <Drawing picture={picture} size={240} />
      <div>
        <p className="kicker">{category}</p>
        <Heading className="art__h">
          <Link className="covers" href={href}>
            <TitleText text={title} />
          </Link>
        </Heading>
        <p className="art__d">{description}</p>
        <p className="art__by">{authors}</p>
      </div>
    </article>
  )
}

/** Renders articles in a grid with one, two or four articles per row. */
export const ArticleGrid = ({ articles }: { readonly articles: readonly ArticleCardProps[] }) => (
  <div className="arts">
    {articles.map((article) => (
      <ArticleCard key={article.href} {...article} />
    ))}
  </div>
)
