import { classNames } from "../../foundation/class-names/classNames.ts"
import { Drawing, type DrawingProps, type ImageSource } from "../../foundation/drawing/Drawing.tsx"
import { Icon } from "../../foundation/icon/Icon.tsx"
import { Link, type LinkItem } from "../../foundation/link/Link.tsx"

export interface TileProps extends LinkItem {
  readonly picture: ImageSource
  /** Number of parts, formatted; without it the tile shows an arrow. */
  readonly count?: string | undefined
  /** Whether the picture is a wide one of a race car, which fills the tile. */
  readonly race?: boolean
  readonly priority?: DrawingProps["priority"]
}

/** Renders a category or a race class: its drawing above its name. */
export const Tile = ({ label, href, picture, count, race = false, priority = "lazy" }: TileProps) => (
  <Link className={classNames("tile", race && "tile--race")} href={href}>
    <Drawing picture={picture} size={240} priority={priority} />
    <span className="tile__t">
      {label}
      {count === undefined ? <Icon name="arrow-right" /> : <span className="num">{count}</span>}
    </span>
  </Link>
)

/** Renders two, three or six tiles per row. */
export const TileGrid = ({ tiles }: { readonly tiles: readonly TileProps[] }) => (
  <ul className="tiles">
    {tiles.map((tile) => (
      <li key={tile.href}>
        <Tile {...tile} />
      </li>
    ))}
  </ul>
)
