import { Link } from "@camber/ui"

export interface LogoImage {
  readonly src: string
  readonly width: number
  readonly height: number
}

interface LogoProps {
  readonly name: string
  /** The shop's own logo, which replaces the mark and the name. */
  readonly logo?: LogoImage | null
  readonly href?: string
}

/** The shop's own logo, or the mark (a wheel that leans off the vertical, on the road) and the shop's name, linked to the home page. */
export const Logo = ({ href = "/", logo = null, name }: LogoProps) =>
  logo === null ? (
    <Link className="logo" href={href}>
      <Mark />
      <span className="logo__name">{name}</span>
    </Link>
  ) : (
    <Link className="logo" href={href}>
      <img className="logo__own" {...logo} alt={name} />
    </Link>
  )

const Mark = () => (
  <svg viewBox="0 0 30 34" aria-hidden="true">
    <path d="M2 32.2h26" strokeWidth="1.6" />
    <path d="M9 2v30" strokeWidth="1.2" strokeDasharray="3 2.4" />
    <rect x="11.6" y="3" width="9.4" height="28.2" rx="2.6" transform="rotate(9 16 32)" />
  </svg>
)
