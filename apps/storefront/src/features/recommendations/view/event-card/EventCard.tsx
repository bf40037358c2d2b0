import { Drawing, Link, type ImageSource } from "@camber/ui"

export interface EventCardProps {
  readonly title: string
  readonly description: string
  /** As it is to be read. */
  readonly date: string
  readonly picture: ImageSource
  /** null: it leads nowhere. */
  readonly href: string | null
}

/** Something that takes place: when, what, and where to read of it or to buy a ticket (CARD-25). The title's link covers the card. */
export const EventCard = ({ date, description, href, picture, title }: EventCardProps) => (
  <article className="event">
    <Drawing picture={picture} size={124} />
    <div>
      <p className="kicker">{date}</p>
      <h3 className="event__h">
        {href === null ? (
          title
        ) : (
          <Link className="covers" href={href}>
            {title}
          </Link>
        )}
      </h3>
      <p className="event__d">{description}</p>
    </div>
  </article>
)
