import type { ReactNode } from "react"
import { Badge, VehicleBadge } from "@camber/ui"

export interface GarageBayProps {
  /** In one line: '1969 Chevrolet Camaro with 5.7L V8'. */
  readonly name: string
  readonly vehicle: string
  readonly engine?: string | undefined
  readonly stockEngine?: string | undefined
  /** Side view of the car, 640 x 240, or an engine. */
  readonly imageUrl: string
  readonly selected: boolean
  /** Missing details. */
  readonly missing?: string | undefined
  /** Notice of an unsent change. */
  readonly waiting?: string | undefined
  readonly facts: ReadonlyArray<{ readonly name: string; readonly value: string }>
  readonly actions: ReactNode
  readonly paint?: ReactNode
  /** Lazy summary links; their line is reserved. */
  readonly tally?: ReactNode
}

/** Entry of the garage page: its plate, its known details and its actions. */
export const GarageBay = ({
  name,
  vehicle,
  engine,
  stockEngine,
  imageUrl,
  selected,
  missing,
  waiting,
  facts,
  actions,
  paint,
  tally
}: GarageBayProps) => (
  <article className="bay" aria-label={name}>
    <div className="bay__art sheet">
      <img src={imageUrl} alt="" width="640" height="240" loading="lazy" decoding="async" />
    </div>
    <div className="bay__top">
      <VehicleBadge size="large" vehicle={vehicle} engine={engine} stockEngine={stockEngine} selected={selected} />
      {selected && <Badge tone="signal">Selected</Badge>}
      {missing !== undefined && <Badge tone="warn">{missing}</Badge>}
      {waiting !== undefined && <Badge tone="warn">{waiting}</Badge>}
    </div>
    {facts.length > 0 && (
      <dl>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    )}
    {paint}
    <p className="bay__tally">{tally}</p>
    <div className="acts">{actions}</div>
  </article>
)

/** Skeleton of an entry with its plate and three actions. Made of spans, so that a live region may contain it. */
export const GarageBaySkeleton = () => (
  <span className="bay">
    <span className="bay__art sheet" />
    <span className="bay__top">
      <span className="sk sk--bay" />
    </span>
    <span className="acts">
      <span className="sk sk--plate" />
      <span className="sk sk--plate" />
      <span className="sk sk--plate" />
    </span>
  </span>
)
