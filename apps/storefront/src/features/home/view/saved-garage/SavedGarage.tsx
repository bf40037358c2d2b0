import { Link, VehicleBadge, isSamePageLink } from "@camber/ui"

export interface SavedProject<Id extends string = string> {
  readonly id: Id
  readonly vehicle: string
  readonly engine?: string | undefined
  readonly stockEngine?: string | undefined
  readonly selected: boolean
}

export interface SavedGarageProps<Id extends string = string> {
  readonly projects: ReadonlyArray<SavedProject<Id>>
  /** Text in place of an empty row. */
  readonly emptyText: string
  readonly onSelect: (id: Id) => void
  /** Address of the garage page; a click may open its drawer instead. */
  readonly href: string
  readonly onOpen: () => void
}

/** A row of saved cars below the builder. It reserves its height, so that the layout does not shift when they load. */
export const SavedGarage = <Id extends string>({ projects, emptyText, onSelect, href, onOpen }: SavedGarageProps<Id>) => (
  <section className="saved" aria-labelledby="saved">
    <header className="saved__h">
      <h2 id="saved">Your Garage</h2>
      <Link
        className="link"
        href={href}
        onClick={(event) => {
          if (!isSamePageLink(event)) return
          event.preventDefault()
          onOpen()
        }}
      >
        View your Garage
      </Link>
    </header>
    <div className="saved__l">
      {projects.length === 0 && <p>{emptyText}</p>}
      {projects.map(({ id, vehicle, engine, stockEngine, selected }) => (
        <VehicleBadge
          key={id}
          vehicle={vehicle}
          engine={engine}
          stockEngine={stockEngine}
          selected={selected}
          onPress={() => onSelect(id)}
        />
      ))}
    </div>
  </section>
)
