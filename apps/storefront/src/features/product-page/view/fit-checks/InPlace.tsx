import type { PartPosition } from "@camber/domain/catalog"
import { Icon, Link } from "@camber/ui"

export interface InPlaceProps extends Pick<PartPosition, "litUrl" | "name" | "picture"> {
  /** The car's page, open at this system. */
  readonly href: string
}

/** Renders the shopper's car with the part's system as a link to the car's page. The picture's space is reserved while it loads. */
export const InPlace = ({ href, litUrl, name, picture: { height, url, width } }: InPlaceProps) => (
  <Link className="inplace" href={href}>
    <span className="inplace__car">
      <img src={url} alt="" width={width} height={height} loading="lazy" decoding="async" />
      <img src={litUrl} alt="" width={width} height={height} loading="lazy" decoding="async" />
    </span>
    <span className="inplace__name">
      See it in place: {name}
      <Icon name="arrow-right" size={16} />
    </span>
  </Link>
)
