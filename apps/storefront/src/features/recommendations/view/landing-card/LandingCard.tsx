import { Link } from "@camber/ui"

export interface LandingCardProps {
  readonly label: string
  readonly href: string
  /** Search engines need not go there. Default false. */
  readonly nofollow?: boolean
  /** With its size in px; null: the name stands in its place, set large. */
  readonly picture: { readonly src: string; readonly alt: string; readonly width: number; readonly height: number } | null
}

/** A page of the shop that is worth a visit: a brand's or a race class's (CARD-24). */
export const LandingCard = ({ href, label, nofollow = false, picture }: LandingCardProps) => (
  <Link className="landing" href={href} rel={nofollow ? "nofollow" : undefined}>
    {picture === null ? (
      <span className="landing__mark">{label}</span>
    ) : (
      <>
        <span className="landing__sheet">
          <img src={picture.src} alt={picture.alt} width={picture.width} height={picture.height} loading="lazy" decoding="async" />
        </span>
        <span className="landing__t">{label}</span>
      </>
    )}
  </Link>
)
