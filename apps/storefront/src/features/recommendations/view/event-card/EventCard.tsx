import { Drawing, Link, type ImageSource } from "@camber/ui"

export interface EventCardProps {
  readonly title: string
  readonly description: string
  /** Display text. */
  readonly date: string
  readonly picture: ImageSource
  /** null: no link. */
  readonly href: string | null
}

/** Renders an event: date, name, and a link to its description or tickets (CARD-25). The title's link covers the card. */
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
