import { Link } from "@camber/ui"

export interface LandingCardProps {
  readonly label: string
  readonly href: string
  /** Whether search engines need not follow the link. Default false. */
  readonly nofollow?: boolean
  /** The picture with its size in px. If null, the name in large type replaces it. */
  readonly picture: { readonly src: string; readonly alt: string; readonly width: number; readonly height: number } | null
}

/** Renders a link to a page of the shop: a brand or a race class (CARD-24). */
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
