import { Icon, type IconName, Link, LinkButton, VisuallyHidden } from "@camber/ui"

/** Number of a system's parts in the cart, on lists and in orders. */
export interface SystemMarks {
  readonly cart: number
  readonly list: number
  readonly bought: number
}

export interface MapSystem {
  readonly id: string
  readonly name: string
  readonly count: number
  /** Opens the system on this page. */
  readonly href: string
  readonly types: ReadonlyArray<{ readonly label: string; readonly href: string; readonly count: number }>
  /** Position on the picture's sheet; `reach` is the radius of its touch target. */
  readonly place: { readonly x: number; readonly y: number; readonly reach: number }
  readonly marks: SystemMarks
}

export interface CarMapProps {
  readonly picture: { readonly src: string; readonly width: number; readonly height: number }
  /** Returns the URL of one system in the accent color, an overlay of the picture. */
  readonly litSrc: (system: string) => string
  readonly systems: ReadonlyArray<MapSystem>
  /** Id of the open system. */
  readonly open: string
  readonly listHref: string
  /** Link to the exploded drawing of the open system; null or absent without one. */
  readonly drawingHref?: string | null
}

/** Columns of names above and below the picture. The numbers on the picture use the same columns. */
const COLUMNS = 7

const words = (count: number): string => count.toLocaleString("en-US")
const partCount = (count: number): string => `${words(count)} ${count === 1 ? "part" : "parts"}`

const markIcons: ReadonlyArray<readonly [keyof SystemMarks, IconName, string]> = [
  ["cart", "shopping-cart", "In the cart"],
  ["list", "bookmark", "On a list"],
  ["bought", "package-check", "Bought"]
]

const hasMarks = ({ bought, cart, list }: SystemMarks): boolean => bought + cart + list > 0

const MarkRow = ({ marks }: { readonly marks: SystemMarks }) => (
  <span className="marks">
    {markIcons
      .filter(([place]) => marks[place] > 0)
      .map(([place, icon, label]) => (
        <span key={place} className={`mark mark--${place}`}>
          <Icon name={icon} size={16} />
          <VisuallyHidden>{`${label}: `}</VisuallyHidden>
          {marks[place]}
        </span>
      ))}
  </span>
)

/** Keyboard users scroll the overflowing picture: the box takes the focus, and the arrow keys scroll it. */
const reachable = { tabIndex: 0 }

/** Places half of the names above the picture and half below it, in numeric order, spread over the columns. */
const placed = (systems: ReadonlyArray<MapSystem>) => {
  const above = Math.ceil(systems.length / 2)
  return systems.map((system, at) => {
    const isTop = at < above
    const [index, count] = isTop ? [at, above] : [at - above, systems.length - above]
    return { system, number: at + 1, isTop, column: Math.round(((index + 0.5) * COLUMNS) / count - 0.5) }
  })
}

/**
 * The car as a way to its parts. Pointers use the numbered picture. The names around it and the part types of the open system are for all
 * visitors. On narrow screens the picture scrolls in its own box and the names are in the list below.
 */
export const CarMap = ({ drawingHref = null, picture, litSrc, systems, open, listHref }: CarMapProps) => {
  const all = placed(systems)
  const opened = all.find(({ system }) => system.id === open)
  const { height, width } = picture
  return (
    <div className="carmap">
      <section className="carmap__art" aria-label="The car with its systems" {...reachable}>
        <Names systems={all.filter(({ isTop }) => isTop)} open={open} />
        <div className="carmap__sheet">
          <img className="carmap__car" src={picture.src} alt="" width={width} height={height} fetchPriority="high" decoding="async" />
          {systems.map(({ id }) => (
            <img
              key={id}
              className={id === open ? "lit is-on" : "lit"}
              data-lit={id}
              src={litSrc(id)}
              alt=""
              width={width}
              height={height}
              loading={id === open ? "eager" : "lazy"}
              decoding="async"
            />
          ))}
          <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
            {all.map(({ column, isTop, number, system }) => (
              <Balloon
                key={system.id}
                system={system}
                number={number}
                isOpen={system.id === open}
                x={Math.round((width / (2 * COLUMNS)) * (2 * column + 1))}
                y={isTop ? 19 : height - 19}
              />
            ))}
          </svg>
        </div>
        <Names systems={all.filter(({ isTop }) => !isTop)} open={open} />
      </section>
      {opened !== undefined && (
        <section className="sysbox" id="system" aria-labelledby="system-name">
          <header className="sysbox__h">
            <span className="balloon balloon--on" aria-hidden="true">
              {opened.number}
            </span>
            <h2 id="system-name">{opened.system.name}</h2>
            <span>{words(opened.system.count)} fit</span>
          </header>
          {opened.system.types.length === 0 ? (
            <p className="sysbox__none">Nothing here fits this car yet.</p>
          ) : (
            <ul className="systypes">
              {opened.system.types.map(({ count, href, label }) => (
                <li key={label}>
                  <Link href={href}>
                    {label}
                    <span>{words(count)}</span>
                  </Link>
                </li>
              ))}
            </ul>
          )}
          <footer className="sysbox__f">
            <MarkRow marks={opened.system.marks} />
            {drawingHref !== null && <LinkButton href={drawingHref}>Exploded Drawing</LinkButton>}
            <LinkButton href={listHref}>All That Fits</LinkButton>
          </footer>
        </section>
      )}
    </div>
  )
}

type Placed = ReturnType<typeof placed>[number]

const Names = ({ open, systems }: { readonly systems: ReadonlyArray<Placed>; readonly open: string }) => (
  <div className="calls">
    {systems.map(({ column, isTop, system: { count, href, id, marks, name } }) => (
      <Link
        key={id}
        className={`call call--${column + 1}${isTop ? " call--top" : ""}`}
        href={href}
        data-s={id}
        aria-current={id === open ? "true" : undefined}
      >
        <b>{name}</b>
        <span>{partCount(count)}</span>
        <MarkRow marks={marks} />
      </Link>
    ))}
  </div>
)

interface BalloonProps {
  readonly system: MapSystem
  readonly number: number
  readonly isOpen: boolean
  readonly x: number
  readonly y: number
}

/** For pointers only: the system's name is the accessible link. */
const Balloon = ({ isOpen, number, system: { href, id, marks, place }, x, y }: BalloonProps) => (
  <a href={href} tabIndex={-1} data-s={id} className={`sys${isOpen ? " is-on" : ""}${hasMarks(marks) ? " has" : ""}`}>
    <circle className="hit" cx={place.x} cy={place.y} r={place.reach} />
    <path d={`M${x} ${y < place.y ? y + 15 : y - 15}V${y < place.y ? y + 28 : y - 28}L${place.x} ${place.y}`} />
    <circle className="dot" cx={place.x} cy={place.y} r="4" />
    <circle className="bal" cx={x} cy={y} r="15" />
    <text x={x} y={y}>
      {number}
    </text>
  </a>
)

export interface SystemListProps {
  readonly systems: ReadonlyArray<MapSystem>
  readonly open: string
}

/** The same systems as a list: each with its part types, the number of fitting parts and the shopper's own parts. */
export const SystemList = ({ open, systems }: SystemListProps) => (
  <table className="syslist">
    <thead>
      <tr>
        <th scope="col" className="n">
          <VisuallyHidden>Number</VisuallyHidden>
        </th>
        <th scope="col">System</th>
        <th scope="col" className="ty">
          Types
        </th>
        <th scope="col" className="r">
          Parts that fit
        </th>
        {markIcons.map(([place, , label]) => (
          <th key={place} scope="col" className="r st">
            {label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {systems.map(({ count, href, id, marks, name, types }, at) => (
        <tr key={id} className={id === open ? "is-on" : undefined}>
          <td className="n">
            <span className={`balloon${id === open ? " balloon--on" : hasMarks(marks) ? " balloon--has" : ""}`}>{at + 1}</span>
          </td>
          <th scope="row">
            <Link href={href} data-s={id} aria-current={id === open ? "true" : undefined}>
              {name}
            </Link>
          </th>
          <td className="ty">{types.map(({ label }) => label).join(", ")}</td>
          <td className="r fits">{words(count)}</td>
          {markIcons.map(([place, icon]) => (
            <td key={place} className={marks[place] === 0 ? "r st z" : "r st"}>
              <span className="st__i">
                <Icon name={icon} size={16} />
              </span>
              {marks[place]}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
